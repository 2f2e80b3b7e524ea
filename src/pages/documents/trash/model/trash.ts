import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createEmptyTrashMutation, createEraseGenerationMutation } from '@/shared/api/generations';
import { createEraseDraftMutation } from '@/shared/api/drafts';
import { createEraseBriefcaseItemMutation } from '@/shared/api/briefcases';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { createGenerationList } from '@/widgets/generation-list';
import { $drafts, draftsRequested } from './trashed-drafts';
import { $briefcaseItems, briefcaseItemsRequested } from './trashed-briefcases';
import { $templates, templatesRequested } from './trashed-templates';
import { trashedAssignments, trashedLessons } from './trashed-work';

/** What the open dialog asks about. */
export type Deletion =
  | { what: 'document' | 'draft' | 'briefcase'; id: string; title: string }
  | { what: 'trash' };

export const trashOpened = createEvent();
export const eraseRequested = createEvent<{ id: string; title: string }>();
/** Carries the template of the draft as its id. */
export const eraseDraftRequested = createEvent<{ id: string; title: string }>();
export const eraseItemRequested = createEvent<{ id: string; title: string }>();
export const nameTyped = createEvent<string>();
export const emptyRequested = createEvent();
export const deletionConfirmed = createEvent();
export const deletionCancelled = createEvent();

export const list = createGenerationList();
const eraseMutation = createEraseGenerationMutation();
const eraseDraftMutation = createEraseDraftMutation();
const eraseItemMutation = createEraseBriefcaseItemMutation();
const emptyMutation = createEmptyTrashMutation();

// null -> asked -> null; a pending deletion keeps its dialog open
export const $deletion = createStore<Deletion | null>(null, { name: 'deletion' });
export const $isDeleting = combine(
  [eraseMutation.$pending, eraseDraftMutation.$pending, eraseItemMutation.$pending, emptyMutation.$pending],
  (pending) => pending.some(Boolean),
);
/** Whether the trash holds anything besides documents. */
export const $hasOthers = combine(
  [$drafts, $templates, $briefcaseItems, trashedLessons.$items, trashedAssignments.$items],
  (lists) => lists.some((items) => items.length > 0),
);
/** What the user typed to confirm, and whether it was not the name. */
export const $typedName = createStore('', { name: 'typedName' });
export const $isMistyped = createStore(false, { name: 'isMistyped' });

const isNamed = (deletion: Deletion | null, typed: string) =>
  deletion === null || deletion.what === 'trash' || typed.trim() === deletion.title.trim();

const confirmed = sample({
  clock: deletionConfirmed,
  source: { deletion: $deletion, isDeleting: $isDeleting, typed: $typedName },
  fn: ({ deletion, isDeleting, typed }) => (isDeleting || !isNamed(deletion, typed) ? null : deletion),
}).filterMap(nonNull);
const mistyped = sample({
  clock: deletionConfirmed,
  source: { deletion: $deletion, typed: $typedName },
  filter: ({ deletion, typed }) => !isNamed(deletion, typed),
});
const erased = eraseMutation.finished.success.map(({ params }) => params.id);
const emptied = emptyMutation.finished.success.map(() => undefined);
const erasedDraft = eraseDraftMutation.finished.success.map(({ params }) => params.templateType);
const erasedItem = eraseItemMutation.finished.success.map(({ params }) => params.id);
const failed = merge([
  eraseItemMutation.finished.failure,
  eraseMutation.finished.failure,
  eraseDraftMutation.finished.failure,
  emptyMutation.finished.failure,
]);

$deletion
  .on(eraseRequested, (_, { id, title }) => ({ what: 'document', id, title }))
  .on(eraseDraftRequested, (_, { id, title }) => ({ what: 'draft', id, title }))
  .on(eraseItemRequested, (_, { id, title }) => ({ what: 'briefcase', id, title }))
  .on(emptyRequested, () => ({ what: 'trash' }))
  .reset([trashOpened, deletionCancelled, erased, erasedDraft, erasedItem, emptied, failed]);
$typedName.on(nameTyped, (_, name) => name).reset([eraseRequested, eraseDraftRequested, eraseItemRequested]);
$isMistyped
  .on(mistyped, () => true)
  .reset([nameTyped, eraseRequested, eraseDraftRequested, eraseItemRequested]);

sample({ clock: trashOpened, fn: () => ({ trashed: true }), target: list.opened });
sample({
  clock: trashOpened,
  target: [templatesRequested, trashedLessons.requested, trashedAssignments.requested],
});
sample({ clock: [trashOpened, erasedDraft, emptied], target: draftsRequested });
sample({ clock: [trashOpened, erasedItem], target: briefcaseItemsRequested });
sample({
  clock: confirmed.filterMap((deletion) => (deletion.what === 'briefcase' ? { id: deletion.id } : undefined)),
  target: eraseItemMutation.start,
});
sample({
  clock: confirmed.filterMap((deletion) =>
    deletion.what === 'draft' ? { templateType: deletion.id } : undefined,
  ),
  target: eraseDraftMutation.start,
});
sample({
  clock: confirmed.filterMap((deletion) => (deletion.what === 'document' ? { id: deletion.id } : undefined)),
  target: eraseMutation.start,
});
sample({ clock: confirmed, filter: ({ what }) => what === 'trash', target: emptyMutation.start });
sample({ clock: erased, target: list.itemRemoved });
sample({ clock: emptied, target: list.retryRequested });
sample({
  clock: [
    merge([erased, erasedDraft, erasedItem]).map(() => 'Deleted for good.'),
    emptied.map(() => 'The trash is empty.'),
  ],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({ clock: failed, target: failureShown });
