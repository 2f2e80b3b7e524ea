import { attach, createEvent, createStore, sample } from 'effector';
import { studentClassPath } from '@/entities/class';
import { createGetStudentGradebookQuery, exportOwnGradebookFx } from '@/shared/api/student-gradebooks';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { createResource } from '@/shared/lib/resource';
import { usualPaper } from '@/shared/ui/paper';
import type { Try } from './read-marks';

/** Carries the id of the class. */
export const marksOpened = createEvent<string>();
export const tryAdded = createEvent<string>();
export const tryChanged = createEvent<Try>();
export const triesCleared = createEvent();
/** Carries the class, whose title names the file. */
export const pdfRequested = createEvent<{ id: string; title: string }>();

export const marks = createResource({
  name: 'studentMarks',
  query: createGetStudentGradebookQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: face.title, href: studentClassPath(face.id) }, { label: 'Marks' }],
});

/** Scores that the student tries. They are stored nowhere. */
export const $tries = createStore<readonly Try[]>([], { name: 'tries' })
  .on(tryAdded, (tries, id) =>
    tries.some((one) => one.id === id) ? tries : [...tries, { id, points: null }],
  )
  .on(tryChanged, (tries, changed) => tries.map((one) => (one.id === changed.id ? changed : one)))
  .reset(triesCleared, marksOpened);

export const exportPdfFx = attach({
  name: 'exportMarks',
  effect: exportOwnGradebookFx,
  mapParams: ({ id }: { id: string; title: string }) => ({
    id,
    params: { paper: usualPaper(navigator.language) },
  }),
});

export const $pdfFailed = createStore(false, { name: 'marksPdfFailed' })
  .on(exportPdfFx.fail, () => true)
  .reset(pdfRequested, marksOpened);

sample({ clock: marksOpened, target: marks.opened });
sample({ clock: pdfRequested, target: exportPdfFx });
sample({
  clock: exportPdfFx.done.filterMap(({ params: { title }, result }) =>
    result instanceof Blob ? { content: result, name: `${fileNameOf(title)}-marks.pdf` } : undefined,
  ),
  target: saveFileFx,
});
