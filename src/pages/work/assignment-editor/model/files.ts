import { sample } from 'effector';
import { assignmentFileSchema, getAddAssignmentFileUrl } from '@/shared/api/assignments';
import { createUploads } from '@/shared/lib/files';
import { editorOpened } from './editor';
import { form } from './form';

export const MAX_FILES = 10;

/** Files are uploaded when they are chosen, and belong to the assignment once it is saved. */
export const uploads = createUploads({
  name: 'assignmentFiles',
  read: (answer) => assignmentFileSchema.safeParse(answer).data,
});
/** Carries a new id for the list. */
export const fileChosen = uploads.chosen.prepend((chosen: { id: string; file: File }) => ({
  ...chosen,
  to: getAddAssignmentFileUrl(),
}));

sample({
  clock: uploads.changed,
  source: form.$values,
  fn: ({ files }, change) => ({ files: change(files) }),
  target: form.changed,
});
sample({ clock: editorOpened, target: uploads.reset });
