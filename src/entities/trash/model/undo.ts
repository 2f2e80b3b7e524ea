import { createEvent, sample } from 'effector';
import { createRestoreTrashedMutation, type TrashKind } from '@/shared/api/trash';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export type TrashRef = { kind: TrashKind; id: string };

/** Shows that something went to the trash, with an Undo that restores exactly this thing, whatever was deleted since. */
export const deletionShown = createEvent<TrashRef & { title: string }>();
const undoRequested = createEvent<string>();
/** Something is out of the trash again: lists that show it are read again. */
export const trashRestored = createEvent<TrashRef>();

const restoreMutation = createRestoreTrashedMutation();

sample({
  clock: deletionShown,
  fn: ({ kind, id, title }) => ({
    tone: 'ok' as const,
    title,
    undo: { chosen: undoRequested, given: JSON.stringify({ kind, id }) },
  }),
  target: toastShown,
});
sample({
  clock: undoRequested,
  fn: (given): TrashRef => JSON.parse(given),
  target: restoreMutation.start,
});
sample({
  clock: restoreMutation.finished.success,
  fn: ({ params: { kind, id } }): TrashRef => ({ kind, id }),
  target: trashRestored,
});
sample({ clock: restoreMutation.finished.failure, target: failureShown });
