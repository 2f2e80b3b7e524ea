import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency, problemOf } from '@/shared/api';
import {
  createImportGradebookMutation,
  createPlanGradebookImportMutation,
  createUndoGradebookImportMutation,
} from '@/shared/api/gradebook-files';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { book } from '../book';
import { namesNeeded } from './class-names';
import * as states from './import-state';
import { importOf } from './planned';
import { readGradebookFileFx } from './read-file';

const PLAN_DELAY = 300;

/** Carries the id of a class. */
export const importOpened = createEvent<string>();
export const importClosed = createEvent();
export const fileChosen = createEvent<File>();
export const fileRemoved = createEvent();
/** Answers a question, or takes the answer back with null. */
export const answered = createEvent<{ key: string; answer: string | null }>();
/** Reads the file again, after that has failed. */
export const planRetried = createEvent();
export const importConfirmed = createEvent();
export const undoRequested = createEvent();

const planMutation = createPlanGradebookImportMutation();
const importMutation = createImportGradebookMutation();
const undoMutation = createUndoGradebookImportMutation();
concurrency(planMutation, { strategy: 'TAKE_LATEST' });
export const readFx = attach({ name: 'readImportedGradebook', effect: readGradebookFileFx });
export const makeKeyFx = createEffect({
  name: 'makeGradebookImportKey',
  handler: (): string => crypto.randomUUID(),
});
const timeFx = attach({ name: 'timeOfGradebookImport', effect: readLocalTimeFx });

// choosing -> checking <-> importing -> done; closing the dialog changes nothing
export const $import = createStore<states.ImportState>(states.unopened, { name: 'gradebookImport' })
  .on(importOpened, states.open)
  .on(importClosed, states.close)
  .on(fileRemoved, states.removeFile)
  .on(readFx.doneData, states.takeFile)
  .on(readFx.failData, (state, { message }) => states.failPlan(states.removeFile(state), message))
  .on(answered, states.answer)
  .on(planMutation.finished.success, (state, { result }) => states.takePlan(state, result))
  .on(planMutation.finished.failure, (state, { error }) => states.failPlan(state, problemIn(error)))
  .on(importMutation.finished.failure, (state, { error }) => states.failImport(state, problemIn(error)))
  .on(importMutation.finished.success, (state, { result }) => states.takeResult(state, result))
  .on(undoMutation.finished.success, (state, { result }) => states.takeUndone(state, result));
/** Of the plan: an import of it that is sent again is stored once. */
const $key = createStore('', { name: 'gradebookImportKey' }).on(makeKeyFx.doneData, (_, key) => key);
export const $isPlanning = planMutation.$pending;
export const $isImporting = importMutation.$pending;
export const $isUndoing = undoMutation.$pending;

// An import, or undoing one, has changed scores.
sample({
  clock: [
    importMutation.finished.success.filterMap(({ result }) => (result.id === null ? undefined : true)),
    undoMutation.finished.success,
  ],
  fn: () => undefined,
  target: book.refreshed,
});

sample({ clock: importOpened, target: namesNeeded });
sample({ clock: fileChosen, target: readFx });

// Scores may have changed while the dialog was closed, or since the plan that an import refused.
const planDue = sample({
  clock: [
    readFx.done,
    importOpened,
    planRetried,
    debounce(answered, PLAN_DELAY),
    importMutation.finished.success.filterMap(({ result }) => (result.id === null ? true : undefined)),
  ],
  source: $import,
}).filterMap(({ classId, file, answers, result }) =>
  file === null || result !== null
    ? undefined
    : { id: classId, gradebookFile: { file: file.content, answers: { ...answers } } },
);
sample({ clock: planDue, target: planMutation.start });

sample({ clock: planMutation.finished.success, fn: () => undefined, target: makeKeyFx });

const confirmed = sample({
  clock: importConfirmed,
  source: { state: $import, isPlanning: $isPlanning, isImporting: $isImporting },
  filter: ({ state, isPlanning, isImporting }) => !isPlanning && !isImporting && states.canImport(state),
  fn: () => undefined,
});
sample({ clock: confirmed, target: timeFx });
sample({
  clock: sample({
    clock: timeFx.doneData,
    source: { state: $import, key: $key },
    fn: ({ state: { classId, plan }, key }, { timeZone }) =>
      plan && {
        id: classId,
        gradebookImport: importOf(plan, timeZone),
        headers: { 'Idempotency-Key': key },
      },
  }).filterMap(nonNull),
  target: importMutation.start,
});

sample({
  clock: sample({ clock: undoRequested, source: $import }).filterMap(({ classId, result, undone }) =>
    result?.id && undone === null ? { id: classId, importId: result.id } : undefined,
  ),
  target: undoMutation.start,
});
sample({ clock: undoMutation.finished.failure, target: failureShown });

function problemIn(error: unknown): string {
  const { message, fields } = problemOf(error);
  return fields.file?.[0] ?? fields.columns?.[0] ?? message;
}
