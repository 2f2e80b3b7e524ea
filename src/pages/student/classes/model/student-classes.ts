import { createEvent, createStore, merge, sample } from 'effector';
import { classTitle } from '@/entities/class';
import { type Problem, problemOf } from '@/shared/api';
import {
  type ClassEntry,
  createJoinAnotherClassMutation,
  createListClassesQuery,
  createListOwnJoinRequestsQuery,
  type OwnJoinRequest,
} from '@/shared/api/classes';
import { createForm, filled, sendForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';

export type StudentClasses =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly ClassEntry[] }
  | { state: 'failed'; problem: Problem };

/** Carries the code in the address, if the student followed a link. */
export const studentClassesOpened = createEvent<string | null>();
export const retryRequested = createEvent();

const currentQuery = createListClassesQuery();
const archivedQuery = createListClassesQuery();
const requestsQuery = createListOwnJoinRequestsQuery();
const joinMutation = createJoinAnotherClassMutation();

export const form = createForm({
  name: 'join-class',
  initial: { code: '' },
  rules: { code: filled('Enter the code of the class') },
  serverFields: { class_code: 'code' },
});

// loading -> ready | failed -> loading; a ready list stays visible while it is refetched
export const $joined = createStore<StudentClasses>({ state: 'loading' }, { name: 'studentClasses' });
export const $archived = createStore<readonly ClassEntry[]>([], { name: 'archivedStudentClasses' });
export const $requests = createStore<readonly OwnJoinRequest[]>([], { name: 'ownJoinRequests' });

$joined
  .on(currentQuery.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(currentQuery.finished.failure, (list, { error }) =>
    list.state === 'ready' ? list : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (list) => (list.state === 'failed' ? { state: 'loading' } : list));
$archived.on(archivedQuery.finished.success, (_, { result }) => result.items);
$requests.on(requestsQuery.finished.success, (_, { result }) => result.items);

const outdated = merge([studentClassesOpened, retryRequested, joinMutation.finished.success]);
sample({ clock: outdated, fn: () => ({}), target: currentQuery.start });
sample({
  clock: outdated,
  fn: () => ({ params: { state: 'archived' as const } }),
  target: archivedQuery.start,
});
sample({ clock: outdated, target: requestsQuery.start });

sample({ clock: studentClassesOpened, fn: (code) => ({ code: code ?? '' }), target: form.opened });
sendForm({
  form,
  mutation: joinMutation,
  request: ({ code }) => ({ joinAnotherClassBody: { class_code: code.trim() } }),
});
sample({ clock: joinMutation.finished.success, target: form.reset });
sample({
  clock: joinMutation.finished.success,
  fn: ({ result: { state, class: face, teacher } }) => ({
    tone: 'ok' as const,
    title:
      state === 'joined'
        ? `You are in ${classTitle(face)}.`
        : `${teacher.name} has to let you into ${classTitle(face)}.`,
  }),
  target: toastShown,
});
