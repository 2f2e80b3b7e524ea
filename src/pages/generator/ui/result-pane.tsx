import { useUnit } from 'effector-react';
import { $generation, documentOf } from '@/entities/generation';
import type { Problem } from '@/shared/api';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentBanners } from './document/document-banners';
import { DocumentTools } from './document/document-tools';
import { DocumentView } from './document/document-view';
import * as styles from './workspace.css';

/** The document, or a placeholder. */
export function ResultPane({ template }: { template: Template }) {
  const state = useUnit($generation);
  const document = documentOf(state);
  if (document) {
    return (
      <div className={styles.result}>
        <DocumentTools template={template} state={state} document={document} />
        <section className={styles.paper} aria-label="Document">
          <DocumentBanners state={state} />
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
              label={state.state === 'opening' ? 'Opening the document' : 'Starting to write'}
            />
          </div>
        ) : null}
        {state.state === 'absent' ? (
          <ErrorState
            title={isMissing(state.problem) ? 'Document not found' : 'The document couldn’t be opened'}
            actions={<Button href={`${template.entry.route}/history`}>Go to your documents</Button>}
          >
            {isMissing(state.problem)
              ? 'It may belong to another account, or the link is incomplete.'
              : state.problem.message}
          </ErrorState>
        ) : null}
        {state.state === 'idle' || state.state === 'rejected' ? (
          <EmptyState title="Nothing written yet">
            Fill in the form and choose Write it. Each section appears here as it is written.
          </EmptyState>
        ) : null}
      </section>
    </div>
  );
}

/** 422 is an id that no document can have. */
const isMissing = ({ status }: Problem): boolean => status === 404 || status === 422;
