import { documentOf, useQuietState } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentAbsent } from './document/document-absent';
import { DeferredDocument } from './deferred-parts';
import * as styles from './workspace.css';

/** The document, or a placeholder. */
export function ResultPane({ template }: { template: Template }) {
  const state = useQuietState();
  const document = documentOf(state);
  if (document) {
    return (
      <div className={styles.result}>
        <DeferredDocument
          fallback={<Opening label="Opening the document" />}
          props={{ template, state, document }}
        />
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <div className={styles.desk}>
        <section className={styles.paper} aria-label="Document">
          {state.state === 'opening' || state.state === 'starting' ? (
            <Opening label={state.state === 'opening' ? 'Opening the document' : 'Starting to write'} />
          ) : null}
          {state.state === 'absent' ? <DocumentAbsent template={template} problem={state.problem} /> : null}
          {state.state === 'idle' || state.state === 'rejected' ? (
            <EmptyState title="Nothing written yet">
              Fill in the form and choose Write it. Each section appears here as it is written.
            </EmptyState>
          ) : null}
        </section>
      </div>
    </div>
  );
}

const Opening = ({ label }: { label: string }) => (
  <div className={styles.blank}>
    <Skeleton lines={9} label={label} />
  </div>
);
