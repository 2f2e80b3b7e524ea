import { createEvent, createStore, sample } from 'effector';
import { $user, accountDeleted } from '@/entities/session';
import { createDeleteAccountMutation } from '@/shared/api/account';
import { createForm, sendForm } from '@/shared/lib/form';
import { profileOpened } from './profile-opened';

export const deletionRequested = createEvent();
export const deletionCancelled = createEvent();

type Deletion = {
  /** An account that signs in only with Google has no password for the confirmation. */
  confirmBy: 'password' | 'email';
  proof: string;
};

const deleteMutation = createDeleteAccountMutation();

export const deletion = createForm<Deletion>({
  name: 'deletion',
  initial: { confirmBy: 'password', proof: '' },
  rules: {
    proof: (proof, { confirmBy }) =>
      proof.trim() === '' ? `Enter your ${confirmBy === 'email' ? 'email' : 'password'}` : undefined,
  },
  serverFields: { password: 'proof', email: 'proof' },
});

const cancelAccepted = sample({
  clock: deletionCancelled,
  source: deletion.$pending,
  filter: (pending) => !pending,
});

/** Whether the dialog is open. */
export const $isDeletionOpen = createStore(false, { name: 'deletionOpen' })
  .on(deletionRequested, () => true)
  .reset(cancelAccepted, profileOpened, deleteMutation.finished.success);

sample({
  clock: deletionRequested,
  source: $user,
  fn: (user): Deletion => ({ confirmBy: user?.has_password === false ? 'email' : 'password', proof: '' }),
  target: deletion.opened,
});
sendForm({
  form: deletion,
  mutation: deleteMutation,
  request: ({ confirmBy, proof }) => ({
    accountDeletion: confirmBy === 'email' ? { email: proof.trim() } : { password: proof },
  }),
});
// Clear the proof from memory when the dialog closes.
sample({
  clock: [cancelAccepted, profileOpened, deleteMutation.finished.success],
  fn: (): Deletion => ({ confirmBy: 'password', proof: '' }),
  target: deletion.opened,
});
sample({ clock: deleteMutation.finished.success, target: accountDeleted });
