import type { OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { ActionDialog } from './action-dialog';
import { AddToLessonDialog } from './add-to-lesson-dialog';
import { CompareDialog } from './compare-dialog';
import { ShareDialog } from './share-dialog';

export type DocumentDialogsProps = { template: Template; document: OpenDocument };

/** The dialogs of the actions on the open document. */
export function DocumentDialogs({ template, document: { generation } }: DocumentDialogsProps) {
  return (
    <>
      <ActionDialog template={template} generation={generation} />
      <CompareDialog template={template} generation={generation} />
      <ShareDialog />
      <AddToLessonDialog />
    </>
  );
}
