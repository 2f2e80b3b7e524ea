import { createStore, sample } from 'effector';
import { createChangeEmailMutation } from '@/shared/api/account';
import { createForm, emailAddress, entered, sendForm } from '@/shared/lib/form';
import { profileOpened } from './profile-opened';

const empty = { email: '', password: '' };

const changeMutation = createChangeEmailMutation();

export const email = createForm({
  name: 'email',
  initial: empty,
  rules: { email: emailAddress, password: entered('Enter your password') },
});

/** The new address until its link is opened; the account uses the old one until then. */
export const $unconfirmed = createStore<string | null>(null, { name: 'unconfirmedEmail' })
  .on(changeMutation.finished.success, (_, { params }) => params.emailChange.email)
  .reset(profileOpened);

sendForm({
  form: email,
  mutation: changeMutation,
  request: (values) => ({ emailChange: { email: values.email.trim(), password: values.password } }),
});
sample({ clock: [profileOpened, changeMutation.finished.success], fn: () => empty, target: email.opened });
