import { createEvent, createStore, sample } from 'effector';
import { authenticated } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetSettingsQuery, createLoginMutation, type DemoAccount } from '@/shared/api/auth';
import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';

export type LoginForm = { email: string; password: string; remember: boolean };

/** What is wrong: a sentence about the whole, or one beside a field. */
export type LoginErrors = { form?: string; email?: string; password?: string };

export const loginOpened = createEvent();
export const emailChanged = createEvent<string>();
export const passwordChanged = createEvent<string>();
export const rememberChanged = createEvent<boolean>();
export const submitted = createEvent();
/** One click signs in with an account of the demonstration. */
export const demoChosen = createEvent<DemoAccount>();

const loginMutation = createLoginMutation();
const settingsQuery = createGetSettingsQuery();

export const $form = createStore<LoginForm>(
  { email: '', password: '', remember: false },
  { name: 'loginForm' },
);
export const $errors = createStore<LoginErrors>({}, { name: 'loginErrors' });
export const $demoAccounts = createStore<readonly DemoAccount[]>([], { name: 'demoAccounts' });
/** Under which Google knows this installation; null where nobody signs in with Google. */
export const $googleClientId = createStore<string | null>(null, { name: 'loginGoogleClientId' });
export const $pending = loginMutation.$pending;

const formSubmitted = sample({
  clock: submitted,
  source: { form: $form, pending: $pending },
  filter: ({ pending }) => !pending,
  fn: ({ form }) => form,
});
const submitAccepted = sample({ clock: formSubmitted, filter: isComplete });
const submitRefused = sample({ clock: formSubmitted, filter: (form: LoginForm) => !isComplete(form) });
const demoAccepted = sample({
  clock: demoChosen,
  source: $pending,
  filter: (pending) => !pending,
  fn: (_, { email, password }): LoginForm => ({ email, password, remember: false }),
});

$form
  .on(emailChanged, (form, email) => ({ ...form, email }))
  .on(passwordChanged, (form, password) => ({ ...form, password }))
  .on(rememberChanged, (form, remember) => ({ ...form, remember }))
  .on(demoAccepted, (_, form) => form)
  .reset(loginOpened);

$errors
  .on(emailChanged, ({ email: _, ...errors }) => errors)
  .on(passwordChanged, ({ password: _, ...errors }) => errors)
  .on(submitRefused, (_, form) => whatIsMissing(form))
  .on(loginMutation.finished.failure, (_, { error }) => describeRefusal(error))
  .reset(submitAccepted, demoAccepted, loginOpened);

$demoAccounts.on(settingsQuery.finished.success, (_, { result }) => result.demo_accounts);
$googleClientId.on(settingsQuery.finished.success, (_, { result }) => result.google_client_id);

sample({ clock: loginOpened, target: settingsQuery.start });
sample({
  clock: [submitAccepted, demoAccepted],
  fn: (form) => ({ credentials: { ...form, email: form.email.trim() } }),
  target: loginMutation.start,
});
sample({
  clock: loginMutation.finished.success,
  fn: ({ result, params }) => ({ answer: result.data, remember: params.credentials.remember === true }),
  target: authenticated,
});

function whatIsMissing({ email, password }: LoginForm): LoginErrors {
  return {
    ...(isEmail(email) ? {} : { email: INVALID_EMAIL }),
    ...(password === '' ? { password: 'Write your password' } : {}),
  };
}

function isComplete(form: LoginForm): boolean {
  return Object.keys(whatIsMissing(form)).length === 0;
}

function describeRefusal(error: unknown): LoginErrors {
  const { message, fields } = problemOf(error);
  const [email, password] = [fields.email?.[0], fields.password?.[0]];
  if (email || password) return { ...(email && { email }), ...(password && { password }) };
  return { form: isMismatch(message) ? "The credentials doesn't match in your records." : message };
}

const isMismatch = (message: string): boolean =>
  message === 'Something went wrong' || message === 'Invalid credentials';
