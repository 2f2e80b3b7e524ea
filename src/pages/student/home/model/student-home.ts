import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import { createListStudentAssignmentsQuery, type StudentAssignmentEntry } from '@/shared/api/submissions';

export type StudentHome =
  | { state: 'loading' }
  | { state: 'ready'; classes: readonly ClassEntry[] }
  | { state: 'failed'; problem: Problem };

export const studentHomeOpened = createEvent();
export const retryRequested = createEvent();

const classesQuery = createListClassesQuery();
const workQuery = createListStudentAssignmentsQuery();

// loading -> ready | failed -> loading; ready classes stay visible while they are refetched
export const $studentHome = createStore<StudentHome>({ state: 'loading' }, { name: 'studentHome' })
  .on(classesQuery.finished.success, (_, { result }) => ({ state: 'ready', classes: result.items }))
  .on(classesQuery.finished.failure, (home, { error }) =>
    home.state === 'loading' ? { state: 'failed', problem: problemOf(error) } : home,
  )
  .on(retryRequested, (home) => (home.state === 'failed' ? { state: 'loading' } : home));

/** Work that is due or overdue, the earliest first; null until it is loaded. */
export const $due = createStore<readonly StudentAssignmentEntry[] | null>(null, { name: 'dueWork' }).on(
  workQuery.finished.success,
  (_, { result }) => result.items.filter(({ status }) => status === 'to_do' || status === 'missing'),
);

sample({
  clock: [studentHomeOpened, retryRequested],
  fn: () => ({}),
  target: [classesQuery.start, workQuery.start],
});
