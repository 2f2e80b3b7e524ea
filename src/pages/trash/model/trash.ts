import { combine, createEvent, createStore, merge, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createEmptyTrashMutation, createEraseGenerationMutation } from '@/shared/api/generations';
import { toastShown } from '@/shared/lib/toasts';
import { createGenerationList } from '@/widgets/generation-list';

/** What the open dialog asks about. */
export type Deletion = { what: 'document'; id: string; title: string } | { what: 'trash' };

export const trashOpened = createEvent();
export const eraseRequested = createEvent<{ id: string; title: string }>();
export const emptyRequested = createEvent();
export const deletionConfirmed = createEvent();
export const deletionCancelled = createEvent();

export const list = createGenerationList();
const eraseMutation = createEraseGenerationMutation();
const emptyMutation = createEmptyTrashMutation();

// null -> asked -> null; a pending deletion keeps its dialog open
export const $deletion = createStore<Deletion | null>(null, { name: 'deletion' });
export const $isDeleting = combine(
  eraseMutation.$pending,
  emptyMutation.$pending,
  (isErasing, isEmptying) => isErasing || isEmptying,
);

const confirmed = sample({
  clock: deletionConfirmed,
  source: { deletion: $deletion, isDeleting: $isDeleting },
  fn: ({ deletion, isDeleting }) => (isDeleting ? null : deletion),
}).filterMap((deletion) => deletion ?? undefined);
const erased = eraseMutation.finished.success.map(({ params }) => params.id);
const emptied = emptyMutation.finished.success.map(() => undefined);
const failed = merge([eraseMutation.finished.failure, emptyMutation.finished.failure]);

$deletion
  .on(eraseRequested, (_, { id, title }) => ({ what: 'document', id, title }))
  .on(emptyRequested, () => ({ what: 'trash' }))
  .reset([trashOpened, deletionCancelled, erased, emptied, failed, sessionEnded]);

sample({ clock: trashOpened, fn: () => ({ trashed: true }), target: list.opened });
sample({
  clock: confirmed.filterMap((deletion) => (deletion.what === 'document' ? { id: deletion.id } : undefined)),
  target: eraseMutation.start,
});
sample({
  clock: confirmed,
  filter: ({ what }) => what === 'trash',
  fn: () => undefined,
  target: emptyMutation.start,
});
sample({ clock: erased, target: list.itemRemoved });
sample({ clock: emptied, target: list.retryRequested });
sample({
  clock: [erased.map(() => 'Deleted for good.'), emptied.map(() => 'The trash is empty.')],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({
  clock: failed,
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
