import { createEvent, createStore, sample } from 'effector';
import type { Mutation, Query } from '@/shared/api';
import {
  createListTrashedAssignmentsQuery,
  createRestoreAssignmentMutation,
  type TrashedAssignment,
} from '@/shared/api/assignments';
import {
  createListTrashedLessonsQuery,
  createRestoreLessonMutation,
  type TrashedLesson,
} from '@/shared/api/lessons';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export type TrashedWork = TrashedLesson | TrashedAssignment;

type Options = {
  name: string;
  query: Query<void, { items: TrashedWork[] }, unknown>;
  restore: Mutation<{ id: string }, void, unknown>;
  restored: string;
};

/** A list of what was deleted from classes, which can be restored one at a time. */
function createTrashedWork({ name, query, restore, restored }: Options) {
  const requested = createEvent();
  /** Carries the id. */
  const restoreRequested = createEvent<string>();
  /** Empty until they are loaded; the documents above show a failure. */
  const $items = createStore<readonly TrashedWork[]>([], { name });
  const $restoring = createStore<string | null>(null, { name: `${name}Restoring` });

  const accepted = sample({
    clock: restoreRequested,
    source: $restoring,
    filter: (restoring) => restoring === null,
    fn: (_, id) => ({ id }),
  });
  $items
    .on(query.finished.success, (_, { result }) => result.items)
    .on(restore.finished.success, (items, { params }) => items.filter(({ id }) => id !== params.id));
  $restoring.on(accepted, (_, { id }) => id).on(restore.finished.finally, () => null);

  sample({ clock: requested, target: query.start });
  sample({ clock: accepted, target: restore.start });
  sample({
    clock: restore.finished.success,
    fn: () => ({ tone: 'ok' as const, title: restored }),
    target: toastShown,
  });
  sample({ clock: restore.finished.failure, target: failureShown });
  return { requested, restoreRequested, $items, $restoring };
}

export const trashedLessons = createTrashedWork({
  name: 'lessonsInTrash',
  query: createListTrashedLessonsQuery(),
  restore: createRestoreLessonMutation(),
  restored: 'Lesson restored.',
});

export const trashedAssignments = createTrashedWork({
  name: 'assignmentsInTrash',
  query: createListTrashedAssignmentsQuery(),
  restore: createRestoreAssignmentMutation(),
  restored: 'Assignment restored.',
});
