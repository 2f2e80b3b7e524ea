import { sample } from 'effector';
import { tooShort } from '@/features/new-password';
import { createChangePasswordMutation } from '@/shared/api/account';
import { toastShown } from '@/shared/lib/toasts';
import { createForm } from './form';
import { profileOpened } from './opening';
import { sessionsAsked } from './sessions';

export type PasswordChange = { current: string; password: string };

const empty: PasswordChange = { current: '', password: '' };

const changeMutation = createChangePasswordMutation();

export const password = createForm<PasswordChange>({
  name: 'password',
  empty,
  check: (values) => ({
    ...(values.current === '' && { current: 'Write the password you have now' }),
    ...(tooShort(values.password) && { password: tooShort(values.password) }),
  }),
  places: { current_password: 'current', password: 'password' },
});

sample({
  clock: password.accepted,
  fn: (values) => ({ passwordChange: { current_password: values.current, password: values.password } }),
  target: changeMutation.start,
});
sample({ clock: changeMutation.finished.failure, fn: ({ error }) => error, target: password.failed });
sample({ clock: changeMutation.finished.success, fn: () => undefined, target: password.succeeded });
// Nothing written here is kept longer than it is needed.
sample({ clock: [profileOpened, changeMutation.finished.success], fn: () => empty, target: password.opened });
sample({
  clock: changeMutation.finished.success,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Your password is changed.',
    description: 'You are signed out everywhere else.',
  }),
  target: toastShown,
});
sample({ clock: changeMutation.finished.success, fn: () => undefined, target: sessionsAsked });
