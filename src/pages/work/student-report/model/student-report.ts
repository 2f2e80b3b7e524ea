import { attach, createEvent, createStore, sample } from 'effector';
import {
  createGetStudentReportQuery,
  exportStudentReportFx,
  printStudentReportFx,
} from '@/shared/api/student-reports';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';
import { usualPaper } from '@/shared/ui/paper';
import { addressOf, type Filter, filterIn } from './address';

/** Carries the address. */
export const reportOpened = createEvent<string>();
export const filterChanged = createEvent<Partial<Omit<Filter, 'studentId' | 'classId'>>>();
export const csvRequested = createEvent();
/** The PDF is made from what the server has; the comment is saved before. */
export const pdfRequested = createEvent();
export const pdfDue = createEvent();

export const $filter = createStore(filterIn('/'), { name: 'studentReportFilter' })
  .on(reportOpened, (_, address) => filterIn(address))
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }));

/** The report by its address. */
export const report = createResource({
  name: 'studentReport',
  query: createGetStudentReportQuery(),
  request: (address) => requestOf(filterIn(address)),
  crumbs: ({ student }) => [{ label: student.name }],
});

function requestOf({ studentId, classId, termId, from, to, language }: Filter) {
  const params = {
    ...(termId && { term_id: termId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(language && { language }),
  };
  return { id: classId, studentId, params };
}

sample({ clock: [reportOpened, filterChanged], source: $filter, fn: addressOf, target: report.opened });
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter) => ({ to: addressOf(filter), replace: true }),
  target: navigateFx,
});

const exportFx = attach({ name: 'exportOneReport', effect: exportStudentReportFx, mapParams: requestOf });
const printFx = attach({
  name: 'printOneReport',
  effect: printStudentReportFx,
  mapParams: (filter: Filter) => {
    const { params, ...request } = requestOf(filter);
    return { ...request, params: { ...params, paper: usualPaper(navigator.language) } };
  },
});
export const $exporting = createStore(false, { name: 'exportingStudentReport' })
  .on([exportFx, printFx], () => true)
  .on([exportFx.finally, printFx.finally], () => false);

sample({ clock: csvRequested, source: $filter, target: exportFx });
sample({ clock: pdfDue, source: $filter, target: printFx });
const received = [
  exportFx.doneData.map((result) => ({ result, ending: 'csv' })),
  printFx.doneData.map((result) => ({ result, ending: 'pdf' })),
];
sample({
  clock: sample({
    clock: received,
    source: report.$data,
    fn: (data, { result, ending }) =>
      data !== null && result instanceof Blob
        ? { content: result, name: `${fileNameOf(data.title)}.${ending}` }
        : undefined,
  }).filterMap(nonNull),
  target: saveFileFx,
});
sample({ clock: [exportFx.fail, printFx.fail], target: failureShown });
