import { attach, createEvent, createStore, sample } from 'effector';
import {
  createGetClassReportQuery,
  exportClassReportFx,
  printClassReportFx,
  type ReportHeading,
} from '@/shared/api/class-reports';
import { createListClassesQuery } from '@/shared/api/classes';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';
import { usualPaper } from '@/shared/ui/paper';
import { addressOf, type Filter, filterIn } from './filter-address';

/** Carries the query of the address. */
export const reportsOpened = createEvent<string>();
export const filterChanged = createEvent<Partial<Filter>>();
export const csvRequested = createEvent();
export const pdfRequested = createEvent();

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
  request: (address) => requestOf(filterIn(new URL(address, 'https://page').search)),
});

const requestOf = ({ report: kind, classId, termId, groupId, from, to, below }: Filter) => ({
  id: classId,
  report: kind,
  params: {
    below,
    ...(termId && { term_id: termId }),
    ...(groupId && { group_id: groupId }),
    ...(from && { from }),
    ...(to && { to }),
  },
});

/** All reports; they stay while another one loads. */
export const $headings = createStore<readonly ReportHeading[]>([], { name: 'reportHeadings' }).on(
  report.$data.updates.filterMap((data) => data?.reports),
  (_, headings) => headings,
);

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

const exportCsvFx = attach({ name: 'exportReport', effect: exportClassReportFx, mapParams: requestOf });
const printFx = attach({
  name: 'printReport',
  effect: printClassReportFx,
  mapParams: (filter: Filter) => {
    const { params, ...request } = requestOf(filter);
    return { ...request, params: { ...params, paper: usualPaper(navigator.language) } };
  },
});
export const $exporting = createStore(false, { name: 'exportingReport' })
  .on([exportCsvFx, printFx], () => true)
  .on([exportCsvFx.finally, printFx.finally], () => false);

sample({ clock: sample({ clock: csvRequested, source: $shown }).filterMap(nonNull), target: exportCsvFx });
sample({ clock: sample({ clock: pdfRequested, source: $shown }).filterMap(nonNull), target: printFx });
const received = [
  exportCsvFx.doneData.map((result) => ({ result, ending: 'csv' })),
  printFx.doneData.map((result) => ({ result, ending: 'pdf' })),
];
sample({
  clock: sample({
    clock: received,
    source: report.$data,
    fn: (data, { result, ending }) =>
      data !== null && result instanceof Blob
        ? { content: result, name: `${fileNameOf(`${data.class.title} ${data.title}`)}.${ending}` }
        : undefined,
  }).filterMap(nonNull),
  target: saveFileFx,
});
sample({ clock: [exportCsvFx.fail, printFx.fail], target: failureShown });
