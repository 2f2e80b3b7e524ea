import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import {
  accountsOffered,
  createStudentList,
  emptyReading,
  type InvitedStudent,
  type Reading,
} from '@/features/student-list';
import { concurrency, problemOf } from '@/shared/api';
import {
  createImportStudentsMutation,
  createListImportsQuery,
  createPlanImportMutation,
  createUndoImportMutation,
  type ImportPlan,
  type ImportResult,
  type RosterImport,
} from '@/shared/api/students';
import { createForm } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, classPageOpened } from './class-page';
import { countRows, resultInWords } from './import-words';

const PLAN_DELAY = 400;

/** closed -> writing <-> checking -> closed */
export type ImportState = 'closed' | 'writing' | 'checking';

type Entry = { name: string | null; email: string };

export const importOpened = createEvent();
export const importClosed = createEvent();
/** The teacher wants to change the list. */
export const listReopened = createEvent();
export const importConfirmed = createEvent();
/** The teacher wants accounts for the students without an address, who have these names. */
export const accountsRequested = createEvent<string[]>();
/** Carries the id of an import. */
export const undoRequested = createEvent<string>();

const planMutation = createPlanImportMutation();
const importMutation = createImportStudentsMutation();
const undoMutation = createUndoImportMutation();
const importsQuery = createListImportsQuery();
concurrency(planMutation, { strategy: 'TAKE_LATEST' });

export const list = createStudentList('rosterImport');
export const form = createForm<{ list: Reading }>({
  name: 'roster-import',
  initial: { list: emptyReading },
  rules: { list: ({ problem }) => problem ?? undefined },
});

export const $import = createStore<ImportState>('closed', { name: 'rosterImport' })
  .on([importOpened, listReopened], () => 'writing')
  .on(form.succeeded, () => 'checking')
  .reset(importClosed, importMutation.finished.success, classPageOpened);
const $planned = createStore<{ sent: readonly Entry[]; plan: ImportPlan } | null>(null, {
  name: 'plannedImport',
})
  .on(planMutation.finished.success, (_, { params, result }) => ({
    sent: params.planImportBody.students,
    plan: result,
  }))
  .reset(importOpened);
/** What the server would do with the students as they are chosen now; null while that is not known. */
export const $plan = combine($planned, list.$settled, (planned, { students }) =>
  planned && isSame(students, planned.sent) ? planned.plan : null,
);
/** How many students the list invites, as far as it is known. */
export const $toInvite = combine($plan, list.$settled, (plan, { students }) => {
  if (plan === null) return students.length;
  const { added, seatless } = countRows(plan);
  return added + seatless;
});
/** The seats that neither a student nor an invitation takes; null while that is not known. */
export const $freeSeats = createStore<number | null>(null, { name: 'freeSeats' })
  .on(
    planMutation.finished.success.filterMap(({ params, result }) =>
      params.planImportBody.students.length === 0 ? result.seats_left : undefined,
    ),
    (_, free) => free,
  )
  .reset(importOpened);
/** Why the last plan or import failed. */
export const $problem = createStore<string | null>(null, { name: 'importProblem' })
  .on(
    [planMutation.finished.failure, importMutation.finished.failure],
    (_, { error }) => problemOf(error).message,
  )
  .reset(importOpened, listReopened, importConfirmed, planMutation.finished.success, list.$settled);
/** Who gets an account once the others are invited. */
const $namesAfter = createStore<string[]>([], { name: 'namesAfterImport' })
  .on(accountsRequested, (_, names) => names)
  .reset(importOpened, importConfirmed, listReopened, importMutation.finished.failure, classPageOpened);
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

sample({ clock: importOpened, target: [list.opened, form.reset] });
sample({ clock: list.$reading, fn: (reading) => ({ list: reading }), target: form.changed });
sample({ clock: list.fileRejected, fn: (message) => ({ list: message }), target: form.errorsReplaced });
sample({ clock: form.accepted, target: form.succeeded });

const studentsChanged = sample({
  clock: list.$settled,
  source: $import,
  filter: (state) => state === 'checking',
});
const planDue = sample({
  clock: [form.succeeded, debounce(studentsChanged, PLAN_DELAY).map(() => undefined)],
  source: { id: $classId, settled: list.$settled },
}).filterMap(({ id, settled: { students } }) =>
  students.length > 0 ? { id, planImportBody: { students: students.map(entryOf) } } : undefined,
);
// A plan without students tells what is free, before the teacher makes a list.
const seatsNeeded = sample({
  clock: importOpened,
  source: $classId,
  fn: (id) => ({ id, planImportBody: { students: [] } }),
});
sample({ clock: [seatsNeeded, planDue], target: planMutation.start });
// The page of accounts closes the list, so the students with an address are invited first.
const confirmed = sample({
  clock: [importConfirmed, accountsRequested],
  source: {
    state: $import,
    id: $classId,
    settled: list.$settled,
    toInvite: $toInvite,
    pending: importMutation.$pending,
  },
}).filterMap(({ state, id, settled: { students }, toInvite, pending }) =>
  state === 'checking' && !pending && toInvite > 0
    ? { id, importStudentsBody: { students: students.map(entryOf) } }
    : undefined,
);
sample({ clock: confirmed, target: importMutation.start });
const accountsDue = merge([
  sample({
    clock: accountsRequested,
    source: $toInvite,
    filter: (count) => count === 0,
    fn: () => undefined,
  }),
  importMutation.finished.success.map(() => undefined),
]);
sample({
  clock: accountsDue,
  source: { classId: $classId, names: $namesAfter },
  filter: ({ names }) => names.length > 0,
  target: accountsOffered,
});
// The class's page says this itself, but the teacher leaves it.
sample({
  clock: importMutation.finished.success,
  source: $namesAfter,
  filter: (names) => names.length > 0,
  fn: (_, { result }) => ({
    tone: result.failed > 0 ? ('bad' as const) : ('ok' as const),
    title: resultInWords(result),
  }),
  target: toastShown,
});
sample({ clock: undoRequested, fn: (id) => ({ id }), target: undoMutation.start });
sample({ clock: [classPageOpened, rosterChanged], fn: (id) => ({ id }), target: importsQuery.start });

sample({
  clock: undoMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Import undone. Its students are removed, and can be restored.' }),
  target: toastShown,
});
sample({ clock: undoMutation.finished.failure, target: failureShown });

const entryOf = ({ name, email }: InvitedStudent): Entry => ({ name, email });

const isSame = (students: readonly Entry[], sent: readonly Entry[]): boolean =>
  students.length === sent.length &&
  students.every(({ name, email }, index) => name === sent[index]?.name && email === sent[index].email);
