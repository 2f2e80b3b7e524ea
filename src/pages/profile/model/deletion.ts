import { createEvent, createStore, sample } from 'effector';
import { $user, accountDeleted } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createDeleteAccountMutation } from '@/shared/api/account';
import { toastShown } from '@/shared/lib/toasts';
import { ask, cancel, closed, confirm, type Deletion, fail, refuse, write } from './deletion-state';
import { profileOpened } from './opening';

export const deletionAsked = createEvent();
export const deletionCancelled = createEvent();
/** The password; where the account has none, its e-mail. */
export const proofChanged = createEvent<string>();
export const deletionConfirmed = createEvent();

const deleteMutation = createDeleteAccountMutation();

// closed -> asking -> deleting -> closed
export const $deletion = createStore<Deletion>(closed, { name: 'deletion' });
/** Whether the password proves who asks; the e-mail does where Google alone signs in. */
export const $provesByPassword = $user.map((user) => user?.has_password !== false);

const tried = sample({
  clock: deletionConfirmed,
  source: $deletion,
  filter: (deletion): deletion is Extract<Deletion, { state: 'asking' }> => deletion.state === 'asking',
});
const accepted = sample({
  clock: sample({ clock: tried, filter: (deletion) => confirm(deletion) !== deletion }),
  source: $provesByPassword,
  fn: (byPassword, { proof }) => ({
    accountDeletion: byPassword ? { password: proof } : { email: proof.trim() },
  }),
});
const proofMissing = sample({
  clock: sample({ clock: tried, filter: (deletion) => confirm(deletion) === deletion }),
  source: $provesByPassword,
  fn: (byPassword) => (byPassword ? 'Write your password' : 'Write your e-mail'),
});

$deletion
  .on(deletionAsked, ask)
  .on(proofChanged, write)
  .on(proofMissing, refuse)
  .on(deletionCancelled, cancel)
  .on(accepted, confirm)
  .on(deleteMutation.finished.failure, (deletion, { error }) => {
    const { message, fields } = problemOf(error);
    return fail(deletion, fields.password?.[0] ?? fields.email?.[0] ?? message);
  })
  .reset(profileOpened, deleteMutation.finished.success);

sample({ clock: accepted, target: deleteMutation.start });
sample({
  clock: deleteMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Your account and all that was kept in it are deleted.' }),
  target: toastShown,
});
sample({ clock: deleteMutation.finished.success, fn: () => undefined, target: accountDeleted });
