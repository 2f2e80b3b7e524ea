import { createEvent, createStore, sample } from 'effector';
import { createListAssignmentsQuery } from '@/shared/api/assignments';
import { createListMarkingQueueQuery, type QueueEntry } from '@/shared/api/marking';
import { createPagedList } from '@/shared/lib/paged-list';

export const assignmentsOpened = createEvent();

const queueQuery = createListMarkingQueueQuery();

export const list = createPagedList({
  name: 'assignments',
  query: createListAssignmentsQuery(),
  request: (_: null, cursor) => ({ params: { cursor } }),
});

/** Work to mark in all classes, the earliest due first. */
export const $queue = createStore<readonly QueueEntry[]>([], { name: 'markingQueue' }).on(
  queueQuery.finished.success,
  (_, { result }) => result.items,
);

sample({ clock: assignmentsOpened, fn: () => null, target: list.opened });
sample({ clock: assignmentsOpened, target: queueQuery.start });
