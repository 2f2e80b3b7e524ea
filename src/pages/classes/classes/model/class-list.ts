import { createEvent, createStore, merge, sample } from 'effector';
import { deletionShown, trashRestored } from '@/entities/trash';
import { classTitle } from '@/entities/class';
import { classChanged, inviteClosed, inviteOpened } from '@/features/class-invite';
import { type Problem, problemOf } from '@/shared/api';
import {
  type ClassEntry,
  createArchiveClassMutation,
  createDeleteClassMutation,
  createGetSeatsQuery,
  createListClassesQuery,
  createRestoreClassMutation,
  createUnarchiveClassMutation,
  type Seats,
} from '@/shared/api/classes';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export type ClassList =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly ClassEntry[] }
  | { state: 'failed'; problem: Problem };

export const classesOpened = createEvent();
export const retryRequested = createEvent();
/** Emitted when a class was created, copied or changed. */
export const classSaved = createEvent<{ entry: ClassEntry; isNew: boolean }>();
/** Carry the id of a class. */
export const archiveRequested = createEvent<string>();
export const unarchiveRequested = createEvent<string>();
export const deleteRequested = createEvent<string>();
export const restoreRequested = createEvent<string>();

const currentQuery = createListClassesQuery();
const archivedQuery = createListClassesQuery();
const trashQuery = createListClassesQuery();
const seatsQuery = createGetSeatsQuery();
const archiveMutation = createArchiveClassMutation();
const unarchiveMutation = createUnarchiveClassMutation();
const deleteMutation = createDeleteClassMutation();
const restoreMutation = createRestoreClassMutation();

// loading -> ready | failed -> loading; a ready list stays visible while it is refetched
export const $classes = createStore<ClassList>({ state: 'loading' }, { name: 'taughtClasses' });
export const $archived = createStore<readonly ClassEntry[]>([], { name: 'archivedClasses' });
export const $trashed = createStore<readonly ClassEntry[]>([], { name: 'trashedClasses' });
export const $seats = createStore<Seats | null>(null, { name: 'seats' });

$classes
  .on(currentQuery.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(currentQuery.finished.failure, (list, { error }) =>
    list.state === 'ready' ? list : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (list) => (list.state === 'failed' ? { state: 'loading' } : list))
  .on(classChanged, (list, entry) =>
    list.state === 'ready'
      ? { ...list, items: list.items.map((item) => (item.id === entry.id ? entry : item)) }
      : list,
  );
$archived.on(archivedQuery.finished.success, (_, { result }) => result.items);
$trashed.on(trashQuery.finished.success, (_, { result }) => result.items);
$seats.on(seatsQuery.finished.success, (_, { result }) => result);

const moved = merge([
  archiveMutation.finished.success,
  unarchiveMutation.finished.success,
  deleteMutation.finished.success,
  restoreMutation.finished.success,
]);
const outdated = merge([
  classesOpened,
  retryRequested,
  classSaved,
  moved,
  trashRestored.filterMap(({ kind }) => (kind === 'class' ? kind : undefined)),
]);
sample({ clock: outdated, fn: () => ({}), target: currentQuery.start });
sample({
  clock: outdated,
  fn: () => ({ params: { state: 'archived' as const } }),
  target: archivedQuery.start,
});
sample({ clock: outdated, fn: () => ({ params: { state: 'trash' as const } }), target: trashQuery.start });
sample({ clock: [outdated, classChanged], target: seatsQuery.start });

sample({ clock: archiveRequested, fn: (id) => ({ id }), target: archiveMutation.start });
sample({ clock: unarchiveRequested, fn: (id) => ({ id }), target: unarchiveMutation.start });
sample({ clock: deleteRequested, fn: (id) => ({ id }), target: deleteMutation.start });
sample({ clock: restoreRequested, fn: (id) => ({ id }), target: restoreMutation.start });

// The panel shows a class that students can join now.
sample({
  clock: [classesOpened, archiveMutation.finished.success, deleteMutation.finished.success],
  target: inviteClosed,
});
sample({
  clock: classSaved.filterMap(({ entry, isNew }) => (isNew ? entry : undefined)),
  target: inviteOpened,
});

sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({
    kind: 'class' as const,
    id,
    title: 'Class moved to the trash. Restore it within 30 days.',
  }),
  target: deletionShown,
});

const said = (text: string) => ({ tone: 'ok' as const, title: text });
sample({
  clock: [
    archiveMutation.finished.success.map(({ result }) => said(`${classTitle(result.class)} is archived.`)),
    unarchiveMutation.finished.success.map(({ result }) => said(`${classTitle(result.class)} is restored.`)),
    restoreMutation.finished.success.map(({ result }) => said(`${classTitle(result.class)} is restored.`)),
  ],
  target: toastShown,
});
sample({
  clock: [
    archiveMutation.finished.failure,
    unarchiveMutation.finished.failure,
    deleteMutation.finished.failure,
    restoreMutation.finished.failure,
  ],
  target: failureShown,
});
