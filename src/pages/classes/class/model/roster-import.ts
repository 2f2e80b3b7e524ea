import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  createImportStudentsMutation,
  createListImportsQuery,
  createPlanImportMutation,
  createUndoImportMutation,
  type ImportPlan,
  type ImportResult,
  type RosterImport,
} from '@/shared/api/students';
import { createForm, filled } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, classPageOpened } from './class-page';

/** closed -> writing -> planned -> closed */
export type Import =
  | { state: 'closed' }
  | { state: 'writing' }
  | { state: 'planned'; plan: ImportPlan; csv: string };

export const importOpened = createEvent();
export const importClosed = createEvent();
export const fileChosen = createEvent<File>();
/** The teacher wants to change the list after the dry run. */
export const listReopened = createEvent();
export const importConfirmed = createEvent();
/** Carries the id of an import. */
export const undoRequested = createEvent<string>();

const planMutation = createPlanImportMutation();
const importMutation = createImportStudentsMutation();
const undoMutation = createUndoImportMutation();
const importsQuery = createListImportsQuery();

const readFileFx = createEffect<File, string>({
  name: 'readStudentList',
  handler: (file) => file.text(),
});

export const form = createForm({
  name: 'roster-import',
  initial: { csv: '' },
  rules: { csv: filled('Paste a list or choose a file') },
});

export const $import = createStore<Import>({ state: 'closed' }, { name: 'rosterImport' })
  .on(importOpened, () => ({ state: 'writing' }))
  .on(listReopened, () => ({ state: 'writing' }))
  .on(planMutation.finished.success, (current, { result, params }) =>
    current.state === 'writing'
      ? { state: 'planned', plan: result, csv: params.planImportBody.csv }
      : current,
  )
  .reset(importClosed, importMutation.finished.success, classPageOpened);
export const $isImporting = importMutation.$pending;
/** The result of the last import. */
export const $result = createStore<ImportResult | null>(null, { name: 'importResult' })
  .on(importMutation.finished.success, (_, { result }) => result)
  .reset(importOpened, classPageOpened, undoMutation.finished.success);
export const $imports = createStore<readonly RosterImport[]>([], { name: 'rosterImports' })
  .on(importsQuery.finished.success, (_, { result }) => result.items)
  .reset(classPageOpened);

/** Emitted when an import, or undoing one, has changed who is in the class. */
export const rosterChanged = sample({
  clock: [importMutation.finished.success, undoMutation.finished.success],
  source: $classId,
});

sample({ clock: importOpened, target: form.reset });
sample({ clock: fileChosen, target: readFileFx });
sample({ clock: readFileFx.doneData, fn: (csv) => ({ csv }), target: form.changed });
sample({
  clock: readFileFx.fail,
  fn: () => ({ csv: 'This file couldn’t be read. Choose it again.' }),
  target: form.errorsReplaced,
});
sample({
  clock: form.accepted,
  source: $classId,
  fn: (id, { csv }) => ({ id, planImportBody: { csv } }),
  target: planMutation.start,
});
sample({ clock: planMutation.finished.success, target: form.succeeded });
sample({ clock: planMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });

const confirmed = sample({
  clock: importConfirmed,
  source: { current: $import, id: $classId, pending: importMutation.$pending },
}).filterMap(({ current, id, pending }) =>
  current.state === 'planned' && !pending ? { id, importStudentsBody: { csv: current.csv } } : undefined,
);
sample({ clock: confirmed, target: importMutation.start });
sample({ clock: undoRequested, fn: (id) => ({ id }), target: undoMutation.start });
sample({ clock: [classPageOpened, rosterChanged], fn: (id) => ({ id }), target: importsQuery.start });

sample({
  clock: undoMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Import undone. Its students are removed, and can be restored.' }),
  target: toastShown,
});
sample({ clock: [importMutation.finished.failure, undoMutation.finished.failure], target: failureShown });
