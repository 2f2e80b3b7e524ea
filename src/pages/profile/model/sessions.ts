import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createListSessionsQuery, createRevokeSessionMutation } from '@/shared/api/account';
import { toastShown } from '@/shared/lib/toasts';
import { profileOpened } from './opening';
import { arrive, end, ended, fail, load, loading, type Sessions, stays } from './sessions-state';

/** The list is wanted, or wanted anew. */
export const sessionsAsked = createEvent();
export const endAsked = createEvent<string>();

const sessionsQuery = createListSessionsQuery();
const revokeMutation = createRevokeSessionMutation();

// loading -> ready | failed -> loading
export const $sessions = createStore<Sessions>(loading, { name: 'accountSessions' });

const endAccepted = sample({
  clock: endAsked,
  source: $sessions,
  filter: (sessions, id) => end(sessions, id) !== sessions,
  fn: (_, id) => id,
});
const failures = revokeMutation.finished.failure.map(({ params, error }) => ({
  id: params.id,
  problem: problemOf(error),
}));
/** It had ended already. */
const foundGone = failures.filter({ fn: ({ problem }) => problem.status === 404 });
const endRefused = failures.filter({ fn: ({ problem }) => problem.status !== 404 });

$sessions
  .on(sessionsAsked, load)
  .on(sessionsQuery.finished.success, (sessions, { result }) => arrive(sessions, result.items))
  .on(sessionsQuery.finished.failure, (sessions, { error }) => fail(sessions, problemOf(error)))
  .on(endAccepted, end)
  .on(revokeMutation.finished.success, (sessions, { params }) => ended(sessions, params.id))
  .on(foundGone, (sessions, { id }) => ended(sessions, id))
  .on(endRefused, (sessions, { id }) => stays(sessions, id))
  .reset(sessionEnded);

sample({ clock: profileOpened, target: sessionsAsked });
sample({ clock: sessionsAsked, target: sessionsQuery.start });
sample({ clock: endAccepted, fn: (id) => ({ id }), target: revokeMutation.start });
sample({
  clock: endRefused,
  fn: ({ problem }) => ({
    tone: 'bad' as const,
    title: 'That session could not be ended',
    description: problem.message,
  }),
  target: toastShown,
});
