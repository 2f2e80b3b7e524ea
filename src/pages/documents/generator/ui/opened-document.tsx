import '../model/opened-document';
import type { GenerationState, OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { SafetyBanner } from '@/features/safety';
import { ShareDialog } from '@/features/document/sharing';
import { AddToBriefcaseDialog } from '@/features/add-to-briefcase';
import { AddToLessonDialog } from '@/features/add-to-lesson';
import { SentDrawer } from '@/features/sent-requests';
import { CompareDialog } from '@/features/document/versions';
import { ActionDialog } from '@/features/document/actions';
import { ExportNotice } from '@/features/document/export';
import { BrowserPrint } from '@/features/document/print';
import { DocumentBanners } from './document/document-banners';
import { DocumentTools } from './document/document-tools';
import { TranslatedDocument } from './document/translated-document';
import { Checks } from './rail/checks';
import { DocumentFacts } from './rail/document-facts';
import { LinkedDocuments } from './rail/linked-documents';
import { Versions } from './rail/versions';
import { useShortcuts } from './use-shortcuts';
import * as styles from './workspace.css';

export { PrintView } from './print/print-view';

export type OpenedDocumentProps = { template: Template; state: GenerationState; document: OpenDocument };

/** The tools of the document, and its sheet. */
export function OpenedDocument({ template, state, document }: OpenedDocumentProps) {
  return (
    <>
      <DocumentTools template={template} state={state} document={document} />
      <ExportNotice />
      <div className={styles.desk}>
        <section className={styles.paper} aria-label="Document">
          <SafetyBanner safety={document.generation.safety} />
          <TranslatedDocument template={template} />
          <div className={styles.notices}>
            <DocumentBanners state={state} />
          </div>
        </section>
      </div>
    </>
  );
}

/** What the sidebar says about the document. */
export function AboutDocument({
  template,
  state,
  document,
  isUnlimited,
}: OpenedDocumentProps & { isUnlimited: boolean }) {
  return (
    <>
      <Checks template={template} document={document} />
      <Versions template={template} state={state} document={document} />
      <LinkedDocuments />
      <DocumentFacts document={document} isUnlimited={isUnlimited} />
    </>
  );
}

/** What the actions on the document and its shortcuts open, and the document on paper while the browser prints. */
export function DocumentDialogs({ template, document: { generation } }: Omit<OpenedDocumentProps, 'state'>) {
  useShortcuts();
  return (
    <>
      <ActionDialog template={template} generation={generation} />
      <CompareDialog template={template} generation={generation} />
      <ShareDialog />
      <AddToLessonDialog />
      <AddToBriefcaseDialog />
      <SentDrawer template={template} />
      <BrowserPrint template={template} />
    </>
  );
}
