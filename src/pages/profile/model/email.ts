import { createStore, sample } from 'effector';
import { createChangeEmailMutation } from '@/shared/api/account';
import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import { createForm } from './form';
import { profileOpened } from './opening';

export type EmailChange = { email: string; password: string };

const empty: EmailChange = { email: '', password: '' };

const changeMutation = createChangeEmailMutation();

export const email = createForm<EmailChange>({
  name: 'email',
  empty,
  check: (values) => ({
    ...(!isEmail(values.email) && { email: INVALID_EMAIL }),
    ...(values.password === '' && { password: 'Write your password' }),
  }),
  places: { email: 'email', password: 'password' },
});

/** The address that a link was sent to; the old one holds until it is opened. */
export const $awaited = createStore<string | null>(null, { name: 'awaitedEmail' })
  .on(changeMutation.finished.success, (_, { params }) => params.emailChange.email)
  .reset(profileOpened);

sample({
  clock: email.accepted,
  fn: (values) => ({ emailChange: { email: values.email.trim(), password: values.password } }),
  target: changeMutation.start,
});
sample({ clock: changeMutation.finished.failure, fn: ({ error }) => error, target: email.failed });
sample({ clock: changeMutation.finished.success, fn: () => undefined, target: email.succeeded });
sample({ clock: [profileOpened, changeMutation.finished.success], fn: () => empty, target: email.opened });
