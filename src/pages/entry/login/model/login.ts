import { createEvent, createStore, sample } from 'effector';
import { challengeEnded, signInAnswered } from '@/features/second-step';
import type { Problem } from '@/shared/api';
import { createGetSettingsQuery, createLoginMutation, type DemoAccount, type Terms } from '@/shared/api/auth';
import { createForm, emailAddress, entered, sendForm } from '@/shared/lib/form';

export const loginOpened = createEvent();
/** One click signs in with a demo account. */
export const demoChosen = createEvent<DemoAccount>();

const loginMutation = createLoginMutation();
const settingsQuery = createGetSettingsQuery();

export const form = createForm({
  name: 'login',
  initial: { email: '', password: '', remember: false },
  rules: { email: emailAddress, password: entered('Enter your password') },
  explain: wrongCredentials,
});
export const $demoAccounts = createStore<readonly DemoAccount[]>([], { name: 'demoAccounts' });
/** The client id for signing in with Google; null where it is not configured. */
export const $googleClientId = createStore<string | null>(null, { name: 'loginGoogleClientId' });
/** What a new user of Google agrees to; null until the settings are loaded. */
export const $terms = createStore<Terms | null>(null, { name: 'loginTerms' });

const demoAccepted = sample({
  clock: demoChosen,
  source: form.$pending,
  filter: (pending) => !pending,
  fn: (_, { email, password }) => ({ email, password, remember: false }),
});

$demoAccounts.on(settingsQuery.finished.success, (_, { result }) => result.demo_accounts);
$googleClientId.on(settingsQuery.finished.success, (_, { result }) => result.google_client_id);
$terms.on(settingsQuery.finished.success, (_, { result }) => result.terms);

sample({ clock: loginOpened, target: [form.reset, challengeEnded, settingsQuery.start] });
sample({ clock: demoAccepted, target: form.opened });
sample({ clock: demoAccepted, target: form.submitted });
sendForm({
  form,
  mutation: loginMutation,
  request: (values) => ({ credentials: { ...values, email: values.email.trim() } }),
});
sample({
  clock: loginMutation.finished.success,
  fn: ({ result }) => result.data,
  target: signInAnswered,
});

function wrongCredentials({ message }: Problem): string {
  return message === 'Something went wrong' || message === 'Invalid credentials'
    ? "The credentials doesn't match in your records."
    : message;
}
