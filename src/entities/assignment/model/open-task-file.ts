import { createEvent, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createLinkAssignmentFileQuery } from '@/shared/api/assignments';
import { downloadFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';

/** Carries the id of a file that the teacher attached. */
export const taskFileOpened = createEvent<string>();

// An address is valid for a minute, so it is asked for when the user opens the file.
const linkQuery = createLinkAssignmentFileQuery();

sample({ clock: taskFileOpened, fn: (id) => ({ id }), target: linkQuery.start });
sample({ clock: linkQuery.finished.success, fn: ({ result }) => result.url, target: downloadFx });
sample({
  clock: linkQuery.finished.failure,
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
