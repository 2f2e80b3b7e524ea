import { createEvent, createStore, sample } from 'effector';
import { authenticated } from '@/entities/session';
import { tooShort } from '@/features/new-password';
import { problemOf, type Role } from '@/shared/api';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createRegisterMutation, type Registration } from '@/shared/api/registration';
import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';

export type TextField = 'first_name' | 'last_name' | 'email' | 'password';

/** What is wrong: a sentence about the whole, or one beside a field. */
export type RegisterErrors = Partial<Record<TextField | 'form', string>>;

export const registerOpened = createEvent();
export const roleChosen = createEvent<Role>();
export const fieldChanged = createEvent<{ field: TextField; value: string }>();
export const submitted = createEvent();

const registerMutation = createRegisterMutation();
const settingsQuery = createGetSettingsQuery();

const empty: Registration = { first_name: '', last_name: '', email: '', password: '', role: 'teacher' };

export const $form = createStore<Registration>(empty, { name: 'registration' });
export const $errors = createStore<RegisterErrors>({}, { name: 'registrationErrors' });
/** Under which Google knows this installation; null where nobody signs in with Google. */
export const $googleClientId = createStore<string | null>(null, { name: 'registerGoogleClientId' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.google_client_id,
);
export const $pending = registerMutation.$pending;

const formSubmitted = sample({
  clock: submitted,
  source: { form: $form, pending: $pending },
  filter: ({ pending }) => !pending,
  fn: ({ form }) => form,
});
const submitAccepted = sample({ clock: formSubmitted, filter: isComplete });
const submitRefused = sample({ clock: formSubmitted, filter: (form: Registration) => !isComplete(form) });

$form
  .on(roleChosen, (form, role) => ({ ...form, role }))
  .on(fieldChanged, (form, { field, value }) => ({ ...form, [field]: value }))
  .reset(registerOpened);

$errors
  .on(fieldChanged, (errors, { field }) => ({ ...errors, [field]: undefined }))
  .on(submitRefused, (_, form) => whatIsMissing(form))
  .on(registerMutation.finished.failure, (_, { error }) => describeRefusal(error))
  .reset(submitAccepted, registerOpened);

sample({ clock: registerOpened, target: settingsQuery.start });
sample({
  clock: submitAccepted,
  fn: (form) => ({
    registration: {
      ...form,
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      email: form.email.trim(),
    },
  }),
  target: registerMutation.start,
});
sample({
  clock: registerMutation.finished.success,
  fn: ({ result }) => ({ answer: result.data, remember: false }),
  target: authenticated,
});

function whatIsMissing({ first_name, last_name, email, password }: Registration): RegisterErrors {
  return {
    ...(first_name.trim() === '' && { first_name: 'Write your first name' }),
    ...(last_name.trim() === '' && { last_name: 'Write your last name' }),
    ...(!isEmail(email) && { email: INVALID_EMAIL }),
    ...(tooShort(password) && { password: tooShort(password) }),
  };
}

function isComplete(form: Registration): boolean {
  return Object.keys(whatIsMissing(form)).length === 0;
}

function describeRefusal(error: unknown): RegisterErrors {
  const { message, fields } = problemOf(error);
  const beside = (['first_name', 'last_name', 'email', 'password'] as const).flatMap((field) => {
    const sentence = fields[field]?.[0];
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return beside.length > 0 ? Object.fromEntries(beside) : { form: message };
}
