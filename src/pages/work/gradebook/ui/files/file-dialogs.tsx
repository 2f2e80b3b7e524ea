import { ImportDialog } from './import-dialog';
import { TemplateDialog } from './template-dialog';

/** The dialogs of a gradebook's files, which no first view shows. */
export function FileDialogs() {
  return (
    <>
      <ImportDialog />
      <TemplateDialog />
    </>
  );
}
