import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { createListStudentAssignmentsQuery, type StudentAssignmentEntry } from '@/shared/api/submissions';

export type StudentAssignments =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly StudentAssignmentEntry[] }
  | { state: 'failed'; problem: Problem };

export const assignmentsOpened = createEvent();
export const retryRequested = createEvent();

const query = createListStudentAssignmentsQuery();

// loading -> ready | failed -> loading; a list that is shown stays while it is read again
export const $assignments = createStore<StudentAssignments>(
  { state: 'loading' },
  { name: 'studentAssignments' },
)
  .on(query.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(query.finished.failure, (shown, { error }) =>
    shown.state === 'ready' ? shown : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (shown) => (shown.state === 'failed' ? { state: 'loading' } : shown));

sample({ clock: [assignmentsOpened, retryRequested], fn: () => ({}), target: query.start });
