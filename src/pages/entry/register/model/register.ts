import { createEvent, createStore, sample } from 'effector';
import { authenticated } from '@/entities/session';
import { tooShort } from '@/entities/new-password';
import { challengeEnded } from '@/features/second-step';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createRegisterMutation, type Registration } from '@/shared/api/registration';
import { createForm, emailAddress, filled, sendForm } from '@/shared/lib/form';

export const registerOpened = createEvent();

const registerMutation = createRegisterMutation();
const settingsQuery = createGetSettingsQuery();

export const form = createForm<Registration>({
  name: 'register',
  initial: { first_name: '', last_name: '', email: '', password: '', role: 'teacher' },
  rules: {
    first_name: filled('Enter your first name'),
    email: emailAddress,
    password: tooShort,
  },
});
/** The client id for signing in with Google; null where it is not configured. */
export const $googleClientId = createStore<string | null>(null, { name: 'registerGoogleClientId' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.google_client_id,
);

sample({ clock: registerOpened, target: [form.reset, challengeEnded, settingsQuery.start] });
sendForm({
  form,
  mutation: registerMutation,
  request: (values) => ({
    registration: {
      ...values,
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
    },
  }),
});
sample({
  clock: registerMutation.finished.success,
  fn: ({ result }) => ({ answer: result.data }),
  target: authenticated,
});
