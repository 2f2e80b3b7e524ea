import { useUnit } from 'effector-react';
import { $generation, documentOf } from '@/entities/generation';
import type { Problem } from '@/shared/api';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentNews } from './document/document-news';
import { DocumentTools } from './document/document-tools';
import { DocumentView } from './document/document-view';
import * as styles from './workspace.css';

/** The document, or what stands in its place. */
export function ResultPane({ template }: { template: Template }) {
  const state = useUnit($generation);
  const document = documentOf(state);
  if (document) {
    return (
      <div className={styles.result}>
        <DocumentTools template={template} state={state} document={document} />
        <section className={styles.paper} aria-label="Document">
          <DocumentNews state={state} />
          <DocumentView template={template} state={state} document={document} />
        </section>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <section className={styles.paper} aria-label="Document">
        {state.state === 'opening' || state.state === 'starting' ? (
          <div className={styles.blank}>
            <Skeleton
              lines={9}
              label={state.state === 'opening' ? 'Opening the document' : 'Getting ready to write'}
            />
          </div>
        ) : null}
        {state.state === 'absent' ? (
          <ErrorState
            title={
              isNowhere(state.problem) ? 'This document is not here' : 'The document could not be opened'
            }
            actions={<Button href={`${template.entry.route}/history`}>See your documents</Button>}
          >
            {isNowhere(state.problem)
              ? 'It may belong to another account, or the address is not whole.'
              : state.problem.message}
          </ErrorState>
        ) : null}
        {state.state === 'idle' || state.state === 'refused' ? (
          <EmptyState title="The page is still blank">
            Fill in the form and choose Write it. Each part appears here as it is written, and you can stop at
            any time.
          </EmptyState>
        ) : null}
      </section>
    </div>
  );
}

/** No such document, or an address that cannot be one's. */
const isNowhere = ({ status }: Problem): boolean => status === 404 || status === 422;
