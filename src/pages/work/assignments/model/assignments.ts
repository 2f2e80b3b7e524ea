import { attach, createEvent, createStore, sample } from 'effector';
import {
  type AssignmentFilters,
  createGetAssignmentFiltersQuery,
  createListAssignmentsQuery,
} from '@/shared/api/assignments';
import { createListMarkingQueueQuery, type QueueEntry } from '@/shared/api/marking';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { createPagedList } from '@/shared/lib/paged-list';
import { addressOf, type Filter, filterIn, noFilter, parametersOf } from './filter';

/** Carries the query of the address. */
export const assignmentsOpened = createEvent<string>();
export const filterChanged = createEvent<Partial<Filter>>();

const queueQuery = createListMarkingQueueQuery();
const filtersQuery = createGetAssignmentFiltersQuery();

export const list = createPagedList({
  name: 'assignments',
  query: createListAssignmentsQuery(),
  request: (filter: ReturnType<typeof parametersOf>, cursor) => ({ params: { ...filter, cursor } }),
});

/** Work to mark in all classes, the earliest due first. */
export const $queue = createStore<readonly QueueEntry[]>([], { name: 'markingQueue' }).on(
  queueQuery.finished.success,
  (_, { result }) => result.items,
);

export const $filter = createStore<Filter>(noFilter, { name: 'assignmentFilter' })
  .on(assignmentsOpened, (_, query) => filterIn(query))
  .on(filterChanged, (filter, changed) => ({ ...filter, ...changed }));
export const $isFiltered = $filter.map((filter) => Object.values(filter).some((value) => value !== null));
/** What the list can be filtered by. */
export const $offered = createStore<AssignmentFilters>(
  { classes: [], categories: [] },
  { name: 'assignmentFilters' },
).on(filtersQuery.finished.success, (_, { result }) => result);

// The clock decides what "next 7 days" means.
const openFx = attach({ name: 'openAssignments', effect: readClockFx, mapParams: () => undefined });
const narrowFx = attach({ name: 'narrowAssignments', effect: readClockFx, mapParams: () => undefined });

sample({ clock: assignmentsOpened, target: openFx });
sample({
  clock: assignmentsOpened,
  fn: () => undefined,
  target: [queueQuery.start, filtersQuery.start],
});
sample({ clock: openFx.doneData, source: $filter, fn: parametersOf, target: list.opened });
sample({ clock: filterChanged, target: narrowFx });
sample({ clock: narrowFx.doneData, source: $filter, fn: parametersOf, target: list.narrowed });
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter) => ({ to: addressOf(filter), replace: true }),
  target: navigateFx,
});
