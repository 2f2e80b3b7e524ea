import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createListSessionsQuery, createRevokeSessionMutation } from '@/shared/api/account';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';
import { profileOpened } from './profile-opened';

/** Carries the id of a session on another device. */
export const signOutRequested = createEvent<string>();

const revokeMutation = createRevokeSessionMutation();

export const sessionsList = createPagedList({
  name: 'accountSessions',
  query: createListSessionsQuery(),
  request: () => undefined,
});
/** The ids of the sessions that are being revoked. */
export const $revoking = createStore<readonly string[]>([], { name: 'revokingSessions' });

const revokeAccepted = sample({
  clock: signOutRequested,
  source: { list: sessionsList.$list, revoking: $revoking },
  filter: ({ list, revoking }, id) =>
    list.state === 'ready' &&
    !revoking.includes(id) &&
    list.items.some((item) => item.id === id && !item.current),
  fn: (_, id) => ({ id }),
});
const revokeFailed = revokeMutation.finished.failure.map(({ params, error }) => ({
  id: params.id,
  problem: problemOf(error),
}));
/** The session has already ended. */
const foundEnded = revokeFailed.filter({ fn: ({ problem }) => problem.status === 404 });
const revokeRefused = revokeFailed.filter({ fn: ({ problem }) => problem.status !== 404 });

$revoking
  .on(revokeAccepted, (revoking, { id }) => [...revoking, id])
  .on(revokeMutation.finished.finally, (revoking, { params }) => revoking.filter((id) => id !== params.id));

sample({ clock: profileOpened, target: sessionsList.opened });
sample({ clock: revokeAccepted, target: revokeMutation.start });
sample({
  clock: [revokeMutation.finished.success.map(({ params }) => params), foundEnded],
  fn: ({ id }) => id,
  target: sessionsList.itemRemoved,
});
sample({
  clock: revokeRefused,
  fn: ({ problem }) => ({
    tone: 'bad' as const,
    title: 'That device couldn’t be signed out',
    description: problem.message,
  }),
  target: toastShown,
});
