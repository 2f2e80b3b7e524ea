import { createEvent, createStore, sample } from 'effector';
import { createChangeEmailMutation } from '@/shared/api/account';
import { createForm, emailAddress, entered, sendForm } from '@/shared/lib/form';
import { verifyOpened } from './verify';

export const anotherAddressRequested = createEvent();
export const anotherAddressCancelled = createEvent();

const empty = { email: '', password: '' };
const changeMutation = createChangeEmailMutation();

export const form = createForm({
  name: 'another-address',
  initial: empty,
  rules: { email: emailAddress, password: entered('Enter your password') },
});

/** Whether the form for another address is open. */
export const $isOpen = createStore(false, { name: 'anotherAddressOpen' })
  .on(anotherAddressRequested, () => true)
  .reset(anotherAddressCancelled, changeMutation.finished.success, verifyOpened);

/** The address that the last link was sent to; the account gets it when the link is opened. */
export const $sentTo = createStore<string | null>(null, { name: 'anotherAddressSentTo' })
  .on(changeMutation.finished.success, (_, { params }) => params.emailChange.email)
  .reset(verifyOpened);

sendForm({
  form,
  mutation: changeMutation,
  request: (values) => ({ emailChange: { email: values.email.trim(), password: values.password } }),
});
// The password is not kept once the form is closed.
sample({
  clock: [anotherAddressRequested, anotherAddressCancelled, changeMutation.finished.success],
  fn: () => empty,
  target: form.opened,
});
