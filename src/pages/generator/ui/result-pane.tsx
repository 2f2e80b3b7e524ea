import { documentOf } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentAbsent } from './document/document-absent';
import { DocumentBanners } from './document/document-banners';
import { DocumentTools } from './document/document-tools';
import { DocumentView } from './document/document-view';
import { ExportNotice } from './document/export-notice';
import { SafetyBanner } from './safety/safety-banner';
import { useQuietState } from './use-quiet-state';
import * as styles from './workspace.css';

/** The document, or a placeholder. */
export function ResultPane({ template }: { template: Template }) {
  const state = useQuietState();
  const document = documentOf(state);
  if (document) {
    return (
      <div className={styles.result}>
        <DocumentTools template={template} state={state} document={document} />
        <ExportNotice />
        <section className={styles.paper} aria-label="Document">
          <SafetyBanner safety={document.generation.safety} />
          <DocumentView template={template} />
          <div className={styles.notices}>
            <DocumentBanners state={state} />
          </div>
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
        {state.state === 'absent' ? <DocumentAbsent template={template} problem={state.problem} /> : null}
        {state.state === 'idle' || state.state === 'rejected' ? (
          <EmptyState title="Nothing written yet">
            Fill in the form and choose Write it. Each section appears here as it is written.
          </EmptyState>
        ) : null}
      </section>
    </div>
  );
}
