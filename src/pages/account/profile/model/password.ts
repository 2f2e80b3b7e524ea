import { sample } from 'effector';
import { tooShort } from '@/entities/new-password';
import { createChangePasswordMutation } from '@/shared/api/account';
import { createForm, entered, sendForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { profileOpened } from './profile-opened';
import { sessionsList } from './sessions';

const empty = { current: '', password: '' };

const changeMutation = createChangePasswordMutation();

export const password = createForm({
  name: 'password',
  initial: empty,
  rules: { current: entered('Enter your current password'), password: tooShort },
  serverFields: { current_password: 'current' },
});

sendForm({
  form: password,
  mutation: changeMutation,
  request: ({ current, password: next }) => ({
    passwordChange: { current_password: current, password: next },
  }),
});
// Clear the passwords from memory when the page opens.
sample({ clock: [profileOpened, changeMutation.finished.success], fn: () => empty, target: password.opened });
sample({
  clock: changeMutation.finished.success,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Password changed.',
    description: 'You are signed out on your other devices.',
  }),
  target: toastShown,
});
sample({ clock: changeMutation.finished.success, target: sessionsList.refreshed });
