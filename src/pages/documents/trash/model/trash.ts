import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { classTitle } from '@/entities/class';
import { createListClassesQuery } from '@/shared/api/classes';
import {
  createEmptyTrashMutation,
  createEraseTrashedMutation,
  createListTrashQuery,
  createRestoreTrashedMutation,
  type TrashItem,
} from '@/shared/api/trash';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { contentsOf, nameOf, STUDENT_KINDS, TRASH_KINDS } from '../lib/kinds';
import { filterIn, queryOf, type TrashFilter } from './trash-address';

const DEBOUNCE = 250;
const NONE: TrashFilter = { kind: null, classId: null, words: '' };

/** What the open dialog asks about. */
export type Deletion = { what: 'item'; item: TrashItem } | { what: 'trash' };

type Visit = { path: string; search: string };

export const trashOpened = createEvent<Visit>();
export const filterChanged = createEvent<Partial<TrashFilter>>();
export const wordsChanged = createEvent<string>();
export const filterCleared = createEvent();
export const restoreRequested = createEvent<TrashItem>();
export const eraseRequested = createEvent<TrashItem>();
export const nameTyped = createEvent<string>();
export const emptyRequested = createEvent();
export const deletionConfirmed = createEvent();
export const deletionCancelled = createEvent();

const restoreMutation = createRestoreTrashedMutation();
const eraseMutation = createEraseTrashedMutation();
const emptyMutation = createEmptyTrashMutation();
const classesQuery = createListClassesQuery();

export const list = createPagedList({
  name: 'trashedThings',
  query: createListTrashQuery(),
  request: ({ kind, classId, words }: TrashFilter, cursor) => ({
    params: {
      ...(kind !== null && { kind }),
      ...(classId !== null && { class_id: classId }),
      ...(words.trim() !== '' && { q: words.trim() }),
      ...(cursor && { cursor }),
    },
  }),
});

export const $filter = createStore<TrashFilter>(NONE, { name: 'trashFilter' })
  .on(trashOpened, (_, { search }) => filterIn(search))
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .on(wordsChanged, (filter, words) => ({ ...filter, words }))
  .on(filterCleared, () => NONE);
export const $isFiltered = $filter.map((filter) => queryOf(filter) !== '');
/** The classes to choose from; a student has none. */
export const $classes = createStore<readonly { id: string; title: string }[]>([], {
  name: 'trashClasses',
}).on(classesQuery.finished.success, (_, { result }) =>
  result.items.map((entry) => ({ id: entry.id, title: classTitle(entry.class) })),
);
const TEACHER_PATH = '/teacher/trash';
export const $path = createStore(TEACHER_PATH, { name: 'trashPath' }).on(trashOpened, (_, { path }) => path);
/** The kinds to choose from. */
export const $kinds = $path.map((path) => (path === TEACHER_PATH ? TRASH_KINDS : STUDENT_KINDS));
/** When the list was opened, for the days that are left. */
export const $openedAt = createStore<Date | null>(null, { name: 'trashOpenedAt' }).on(
  readClockFx.doneData,
  (_, now) => now,
);
/** The id of the thing that is being restored. */
export const $restoring = createStore<string | null>(null, { name: 'restoring' });
// null -> asked -> null; a pending deletion keeps its dialog open
export const $deletion = createStore<Deletion | null>(null, { name: 'deletion' });
/** What the user typed to confirm, and whether it was not the name. */
export const $typedName = createStore('', { name: 'typedName' });
export const $isMistyped = createStore(false, { name: 'isMistyped' });
export const $isDeleting = createStore(false, { name: 'isDeleting' });

const isNamed = (deletion: Deletion | null, typed: string) =>
  deletion?.what !== 'item' || typed.trim() === nameOf(deletion.item);

const restoreAccepted = sample({
  clock: restoreRequested,
  source: $restoring,
  filter: (restoring) => restoring === null,
  fn: (_, { kind, id }) => ({ kind, id }),
});
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
const failed = merge([eraseMutation.finished.failure, emptyMutation.finished.failure]);

$restoring.on(restoreAccepted, (_, { id }) => id).on(restoreMutation.finished.finally, () => null);
$deletion
  .on(eraseRequested, (_, item) => ({ what: 'item', item }))
  .on(emptyRequested, () => ({ what: 'trash' }))
  .reset([trashOpened, deletionCancelled, erased, emptied, failed]);
$typedName.on(nameTyped, (_, name) => name).reset([eraseRequested, emptyRequested]);
$isMistyped.on(mistyped, () => true).reset([nameTyped, eraseRequested, emptyRequested]);
$isDeleting.on(confirmed, () => true).reset([erased, emptied, failed]);

sample({ clock: trashOpened, source: $filter, target: list.opened });
sample({ clock: trashOpened, target: readClockFx });
sample({
  clock: trashOpened,
  filter: ({ path }) => path === TEACHER_PATH,
  fn: () => ({ params: {} }),
  target: classesQuery.start,
});
const narrowed = merge([filterChanged, filterCleared, debounce({ source: wordsChanged, timeout: DEBOUNCE })]);
sample({ clock: narrowed, source: $filter, target: list.narrowed });
sample({
  clock: narrowed,
  source: { filter: $filter, path: $path },
  fn: ({ filter, path }) => ({ to: `${path}${queryOf(filter)}`, replace: true }),
  target: navigateFx,
});

sample({ clock: restoreAccepted, target: restoreMutation.start });
const restored = sample({
  clock: restoreMutation.finished.success,
  source: list.$list,
  fn: (shown, { params }) =>
    (shown.state === 'ready' && shown.items.find(({ id }) => id === params.id)) || null,
});
sample({
  clock: restored.filterMap(nonNull),
  fn: (item) => ({ tone: 'ok' as const, title: `${nameOf(item)} is back`, description: contentsOf(item) }),
  target: toastShown,
});
sample({ clock: restored.filterMap(nonNull), fn: ({ id }) => id, target: list.itemRemoved });
sample({ clock: restoreMutation.finished.failure, target: failureShown });

sample({
  clock: confirmed.filterMap((deletion) =>
    deletion.what === 'item' ? { kind: deletion.item.kind, id: deletion.item.id } : undefined,
  ),
  target: eraseMutation.start,
});
sample({
  clock: confirmed,
  filter: ({ what }) => what === 'trash',
  fn: () => undefined,
  target: emptyMutation.start,
});
sample({ clock: erased, target: list.itemRemoved });
sample({ clock: emptied, target: list.refreshed });
sample({
  clock: [erased.map(() => 'Deleted for good.'), emptied.map(() => 'The trash is empty.')],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({ clock: failed, target: failureShown });
