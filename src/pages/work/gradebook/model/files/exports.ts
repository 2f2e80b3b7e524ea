import { attach, createEvent, createStore, sample } from 'effector';
import { exportGradebookFx, exportScoresTemplateFx } from '@/shared/api/gradebook-files';
import { fileNameOf, saveFileFx } from '@/shared/lib/files';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { book } from '../book';
import { $today, $view } from '../view';
import { namesNeeded } from './class-names';

/** The students and assignments that a page shows, in its order. */
export type Shown = { assignmentIds: readonly string[]; studentIds: readonly string[] };
/** Of the numbers in a file; `language` is that of the browser. */
export type DecimalSign = 'language' | 'point' | 'comma';

type Wanted = { classId: string; title: string };

/** `shown` is null for everything. */
export const exportRequested = createEvent<Wanted & { shown: Shown | null }>();
/** Requests the scores of an assignment as PowerTeacher Pro imports them. */
export const scoresTemplateRequested = createEvent<Wanted & { assignmentId: string }>();
/** Opens the choice of the assignment for PowerTeacher; carries the class. */
export const templateOpened = createEvent<string>();
export const templateClosed = createEvent();
export const decimalChosen = createEvent<DecimalSign>();

export const $decimal = createStore<DecimalSign>('language', { name: 'exportedDecimal' }).on(
  decimalChosen,
  (_, sign) => sign,
);

/** The class for whose template an assignment is chosen. */
export const $templateOf = createStore<string | null>(null, { name: 'scoresTemplateOf' })
  .on(templateOpened, (_, classId) => classId)
  .reset(templateClosed, scoresTemplateRequested);

const exportFx = attach({
  name: 'exportGradebookFile',
  source: $decimal,
  effect: exportGradebookFx,
  mapParams: ({ classId, shown }: Wanted & { shown: Shown | null }, decimal) => ({
    id: classId,
    params: {
      ...(shown && { assignment_ids: [...shown.assignmentIds], student_ids: [...shown.studentIds] }),
      ...(decimal !== 'language' && { decimal }),
    },
  }),
});
const exportTemplateFx = attach({
  name: 'exportScoresTemplateFile',
  effect: exportScoresTemplateFx,
  mapParams: ({ classId, assignmentId }: Wanted & { assignmentId: string }) => ({
    id: classId,
    params: { assignment_id: assignmentId },
  }),
});

export const $exporting = createStore(false, { name: 'exportingGradebook' })
  .on([exportFx, exportTemplateFx], () => true)
  .on([exportFx.finally, exportTemplateFx.finally], () => false);

sample({ clock: templateOpened, target: namesNeeded });
sample({ clock: exportRequested, target: exportFx });
sample({ clock: scoresTemplateRequested, target: exportTemplateFx });
sample({
  clock: exportFx.done.filterMap(({ params: { shown, title }, result }) =>
    result instanceof Blob ? { content: result, shown, title } : undefined,
  ),
  source: { answer: book.$data, view: $view, today: $today },
  fn: ({ answer, view, today }, { content, shown, title }) => {
    const term = shown && answer?.rules.content.terms.find(({ id }) => id === view.term)?.name;
    const parts = [answer?.class.title ?? title, term, today];
    return { content, name: `${fileNameOf(parts.filter(Boolean).join(' '))}.csv` };
  },
  target: saveFileFx,
});
const templateReceived = exportTemplateFx.done.filterMap(({ params: { title }, result }) =>
  result instanceof Blob ? { content: result, name: `${fileNameOf(title)}-PowerTeacher.csv` } : undefined,
);
sample({ clock: templateReceived, target: saveFileFx });
sample({
  clock: templateReceived,
  fn: () => ({
    tone: 'ok' as const,
    title: 'The scores for PowerTeacher are downloaded.',
    description: 'Students without a student number are left out.',
  }),
  target: toastShown,
});
sample({ clock: [exportFx.fail, exportTemplateFx.fail], target: failureShown });
