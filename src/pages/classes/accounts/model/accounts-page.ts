import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import { createGetClassQuery, createGetSeatsQuery, type Seats } from '@/shared/api/classes';
import {
  createCreateStudentAccountsMutation,
  createListStudentAccountsQuery,
  createMakeSignInCardsMutation,
  createResetStudentAccountMutation,
  type FirstPassword,
  type SignInCard,
  type StudentAccount,
} from '@/shared/api/student-accounts';
import { createListClassStudentsQuery } from '@/shared/api/students';
import { createForm, keepDraft, storedTexts } from '@/shared/lib/form';
import { $namesForAccounts, namesTaken } from '@/features/student-list';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';
import { choicesOf, studentsOf } from './name-choices';
import { problemOfNames } from './read-names';

export type Accounts =
  | { state: 'loading' }
  | { state: 'ready'; accounts: readonly StudentAccount[] }
  | { state: 'failed'; problem: Problem };

/** What the server tells only once, to be printed now. */
export type Slips =
  | { kind: 'passwords'; items: readonly FirstPassword[] }
  | { kind: 'cards'; items: readonly SignInCard[] };

/** Carries the id of the class. */
export const accountsOpened = createEvent<string>();
export const accountsRetried = createEvent();
export const membersRetried = createEvent();
export const makingOpened = createEvent();
export const makingClosed = createEvent();
export const resetConfirmed = createEvent<{ studentId: string; withPictures: boolean }>();
/** Carries the ids of students; null makes the cards of all. */
export const cardsRequested = createEvent<readonly string[] | null>();
export const printRequested = createEvent();
export const slipsClosed = createEvent();

const seatsQuery = createGetSeatsQuery();
const accountsQuery = createListStudentAccountsQuery();
const membersQuery = createListClassStudentsQuery();
const createMutation = createCreateStudentAccountsMutation();
const resetMutation = createResetStudentAccountMutation();
const cardsMutation = createMakeSignInCardsMutation();
concurrency(accountsQuery, { strategy: 'TAKE_LATEST' });
concurrency(membersQuery, { strategy: 'TAKE_LATEST' });

export const ofClass = createResource({
  name: 'classOfAccounts',
  query: createGetClassQuery(),
  request: (id) => ({ id }),
});
export const printFx = createEffect<void, void>({ name: 'printSlips', handler: () => window.print() });

const $classId = ofClass.$resource.map((page) => (page.state === 'closed' ? '' : page.id));
export const $accounts = createStore<Accounts>({ state: 'loading' }, { name: 'studentAccounts' })
  .on([accountsOpened, accountsRetried], () => ({ state: 'loading' }))
  .on(accountsQuery.finished.success, (_, { result }) => ({ state: 'ready', accounts: result.items }))
  .on(accountsQuery.finished.failure, (accounts, { error }) =>
    accounts.state === 'ready' ? accounts : { state: 'failed', problem: problemOf(error) },
  );
export const $slips = createStore<Slips | null>(null, { name: 'accountSlips', serialize: 'ignore' })
  .on(createMutation.finished.success, (_, { result }) => ({ kind: 'passwords', items: result.items }))
  .on(resetMutation.finished.success, (_, { result }) => ({ kind: 'passwords', items: [result] }))
  .on(cardsMutation.finished.success, (_, { result }) => ({ kind: 'cards', items: result.items }))
  .reset(accountsOpened, slipsClosed);
export const $isMaking = createStore(false, { name: 'makesAccounts' })
  .on(makingOpened, () => true)
  .reset(makingClosed, accountsOpened, createMutation.finished.success);
/** The names of all students in the class, so that nobody gets a second account unasked. */
export const $members = createStore<readonly string[] | 'loading' | 'failed'>('loading', {
  name: 'accountMembers',
})
  .on(membersQuery.finished.success, (_, { result }) =>
    result.items.filter(({ removed_at: removed }) => removed === null).map(({ name }) => name),
  )
  .on(membersQuery.finished.failure, () => 'failed')
  .reset(accountsOpened, membersRetried, createMutation.finished.success);
/** Null until they are loaded. */
export const $seats = createStore<Seats | null>(null, { name: 'seatsForAccounts' }).on(
  seatsQuery.finished.success,
  (_, { result }) => result,
);
export const $isMakingCards = cardsMutation.$pending;

export const form = createForm({
  name: 'student-accounts',
  initial: { names: '', withPictures: false, consent: false, again: [] as readonly string[] },
  rules: {
    names: problemOfNames,
    consent: (given) => (given ? undefined : 'Confirm this to make the accounts.'),
  },
  serverFields: { students: 'names' },
});
export const $choices = combine(form.$values, $members, ({ names }, members) =>
  choicesOf(names, typeof members === 'string' ? [] : members),
);
const { draftOpened } = keepDraft({ form, readStored: storedTexts('names') });

sample({ clock: accountsOpened, target: [ofClass.opened, form.reset] });
sample({ clock: accountsOpened, target: draftOpened });
sample({ clock: makingOpened, target: seatsQuery.start });
// A list of the class named students without an address.
const namesArrived = sample({
  clock: accountsOpened,
  source: $namesForAccounts,
  filter: (names) => names.length > 0,
});
sample({ clock: namesArrived, fn: (names) => ({ names: names.join('\n') }), target: form.changed });
sample({ clock: namesArrived, fn: () => undefined, target: [makingOpened, namesTaken] });
const changed = merge([
  createMutation.finished.success,
  resetMutation.finished.success,
  cardsMutation.finished.success,
]);
sample({
  clock: [accountsOpened, accountsRetried, changed],
  source: $classId,
  fn: (id) => ({ id }),
  target: accountsQuery.start,
});
// Who is in the class, before the teacher makes a list.
sample({
  clock: [accountsOpened, makingOpened, membersRetried, createMutation.finished.success],
  source: $classId,
  fn: (id) => ({ id }),
  target: membersQuery.start,
});
sample({
  clock: form.accepted,
  source: { id: $classId, choices: $choices },
  fn: ({ id, choices }, { again, withPictures }) => ({
    id,
    createStudentAccountsBody: {
      students: studentsOf(choices, again),
      consent: true as const,
      with_pictures: withPictures,
    },
  }),
  target: createMutation.start,
});
sample({ clock: createMutation.finished.success, target: [form.succeeded, form.reset] });
sample({
  clock: createMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: resetConfirmed,
  source: $classId,
  fn: (id, { studentId, withPictures }) => ({
    id,
    studentId,
    resetStudentAccountBody: { with_pictures: withPictures },
  }),
  target: resetMutation.start,
});
sample({
  clock: cardsRequested,
  source: $classId,
  fn: (id, ids) => ({
    id,
    makeSignInCardsBody: { student_ids: ids === null ? null : [...ids] },
  }),
  target: cardsMutation.start,
});
sample({ clock: [resetMutation.finished.failure, cardsMutation.finished.failure], target: failureShown });
sample({ clock: printRequested, target: printFx });
