import { createEvent, createStore, sample } from 'effector';
import { createGetClassReportQuery } from '@/shared/api/class-reports';
import { createListClassesQuery } from '@/shared/api/classes';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { addressOf, type Filter, filterIn } from './filter-address';

/** Carries the query of the address. */
export const reportsOpened = createEvent<string>();
export const filterChanged = createEvent<Partial<Filter>>();

export const $filter = createStore(filterIn(''), { name: 'reportFilter' })
  .on(reportsOpened, (_, query) => filterIn(query))
  // Terms and groups belong to a class.
  .on(filterChanged, (filter, change) => ({
    ...filter,
    ...(change.classId !== undefined && { termId: '', groupId: '' }),
    ...change,
  }));

/** The classes of the teacher. */
export const classes = createResource({
  name: 'reportClasses',
  query: createListClassesQuery(),
  request: () => ({ params: { state: 'current' as const } }),
});
export const $taught = classes.$data.map(
  (data) => data?.items.filter(({ teaching }) => teaching !== null) ?? null,
);

/** The report by the address that asks for it. */
export const report = createResource({
  name: 'classReport',
  query: createGetClassReportQuery(),
  request: (address) => {
    const { classId, termId, groupId, from, to, below } = filterIn(new URL(address, 'https://page').search);
    return {
      id: classId,
      params: {
        below,
        ...(termId && { term_id: termId }),
        ...(groupId && { group_id: groupId }),
        ...(from && { from }),
        ...(to && { to }),
      },
    };
  },
});

/** The filter with the class that is shown: the chosen one, or the first. */
export const $shown = createStore<Filter | null>(null, { name: 'shownReport' });
const isShown = sample({
  clock: [reportsOpened, filterChanged, $taught.updates],
  source: { filter: $filter, taught: $taught },
  fn: ({ filter, taught }) => {
    const classId = filter.classId || taught?.[0]?.id;
    return classId === undefined ? undefined : { ...filter, classId };
  },
}).filterMap(nonNull);
$shown.on(isShown, (_, filter) => filter);

sample({ clock: reportsOpened, fn: () => 'current', target: classes.opened });
sample({ clock: isShown, fn: addressOf, target: report.opened });
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter) => ({ to: addressOf(filter), replace: true }),
  target: navigateFx,
});
