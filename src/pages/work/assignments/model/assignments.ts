import { createEvent, createStore, sample } from 'effector';
import { createFilteredAssignments } from '@/features/assignment-filters';
import { createListMarkingQueueQuery, type QueueEntry } from '@/shared/api/marking';
import { navigateFx } from '@/shared/lib/navigation';
import { addressOf, filterIn } from './filter-address';

/** Carries the query of the address. */
export const assignmentsOpened = createEvent<string>();

const queueQuery = createListMarkingQueueQuery();

export const assignments = createFilteredAssignments({ name: 'assignments', inClass: false });

/** Work to mark in all classes, the earliest due first. */
export const $queue = createStore<readonly QueueEntry[]>([], { name: 'markingQueue' }).on(
  queueQuery.finished.success,
  (_, { result }) => result.items,
);

sample({ clock: assignmentsOpened, fn: filterIn, target: assignments.opened });
sample({ clock: assignmentsOpened, fn: () => undefined, target: queueQuery.start });
sample({
  clock: [assignments.changed, assignments.cleared],
  source: assignments.$filter,
  fn: (filter) => ({ to: addressOf(filter), replace: true }),
  target: navigateFx,
});
