import { attach, createEvent, createStore, sample } from 'effector';
import {
  type AssignmentFilters,
  createGetAssignmentFiltersQuery,
  createListAssignmentsQuery,
} from '@/shared/api/assignments';
import { readClockFx } from '@/shared/lib/clock';
import { createPagedList } from '@/shared/lib/paged-list';
import { type Filter, noFilter, parametersOf } from './filter';

export type FilteredAssignments = ReturnType<typeof createFilteredAssignments>;

/** Assignments with their filters: those of all classes, or of the one class that `opened` names. */
export function createFilteredAssignments({ name, inClass }: { name: string; inClass: boolean }) {
  const opened = createEvent<Filter>();
  const changed = createEvent<Partial<Filter>>();
  const cleared = createEvent();

  const filtersQuery = createGetAssignmentFiltersQuery();
  const list = createPagedList({
    name,
    query: createListAssignmentsQuery(),
    request: (filter: ReturnType<typeof parametersOf>, cursor) => ({ params: { ...filter, cursor } }),
  });

  const $filter = createStore<Filter>(noFilter, { name: `${name}Filter` })
    .on(opened, (_, filter) => filter)
    .on(changed, (filter, change) => ({ ...filter, ...change }))
    .on(cleared, ({ classId }) => (inClass ? { ...noFilter, classId } : noFilter));
  const $isFiltered = $filter.map(
    ({ classId, category, state, due }) =>
      (!inClass && classId !== null) || category !== null || state !== null || due !== null,
  );
  /** What the list can be filtered by. */
  const $offered = createStore<AssignmentFilters>(
    { classes: [], categories: [] },
    { name: `${name}Filters` },
  ).on(filtersQuery.finished.success, (_, { result }) => result);

  // The clock decides what "next 7 days" means.
  const openFx = attach({ name: `open-${name}`, effect: readClockFx, mapParams: () => undefined });
  const narrowFx = attach({ name: `narrow-${name}`, effect: readClockFx, mapParams: () => undefined });

  sample({ clock: opened, target: openFx });
  sample({
    clock: opened,
    fn: ({ classId }) => ({ params: inClass && classId !== null ? { class_id: classId } : {} }),
    target: filtersQuery.start,
  });
  sample({ clock: openFx.doneData, source: $filter, fn: parametersOf, target: list.opened });
  sample({ clock: [changed, cleared], target: narrowFx });
  sample({ clock: narrowFx.doneData, source: $filter, fn: parametersOf, target: list.narrowed });

  return { inClass, opened, changed, cleared, list, $filter, $isFiltered, $offered };
}
