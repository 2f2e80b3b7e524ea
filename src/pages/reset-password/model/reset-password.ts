import { createEvent, createStore, sample } from 'effector';
import { tooShort } from '@/features/new-password';
import { problemOf } from '@/shared/api';
import { createResetPasswordMutation } from '@/shared/api/registration';
import { readResetLink } from './reset-link';
import {
  close,
  complain,
  fail,
  open,
  type Reset,
  type ResetErrors,
  rewrite,
  save,
  succeed,
} from './transitions';

type Form = { password: string; again: string };
type Writing = Extract<Reset, { state: 'writing' }>;

/** Carries the query of the address. */
export const resetOpened = createEvent<string>();
export const passwordChanged = createEvent<string>();
export const againChanged = createEvent<string>();
export const submitted = createEvent();

const resetMutation = createResetPasswordMutation();

export const $form = createStore<Form>({ password: '', again: '' }, { name: 'resetForm' });
// writing -> saving -> saved | refused
export const $reset = createStore<Reset>(open(null), { name: 'reset' });

const tried = sample({
  clock: submitted,
  source: { form: $form, reset: $reset },
  filter: isBeingWritten,
});
const accepted = sample({ clock: tried, filter: ({ form }) => isComplete(form) });
const refused = sample({ clock: tried, filter: ({ form }) => !isComplete(form), fn: ({ form }) => form });
const linkRefused = sample({
  clock: resetMutation.finished.failure,
  filter: ({ error }) => isAboutTheLink(error),
  fn: ({ error }) => problemOf(error),
});
const formRefused = sample({
  clock: resetMutation.finished.failure,
  filter: ({ error }) => !isAboutTheLink(error),
  fn: ({ error }) => problemOf(error),
});

$form
  .on(passwordChanged, (form, password) => ({ ...form, password }))
  .on(againChanged, (form, again) => ({ ...form, again }))
  .reset(resetOpened, resetMutation.finished.success);
$reset
  .on(resetOpened, (_, search) => open(readResetLink(search)))
  .on(passwordChanged, (reset) => rewrite(reset, 'password'))
  .on(againChanged, (reset) => rewrite(reset, 'again'))
  .on(refused, (reset, form) => complain(reset, whatIsWrong(form)))
  .on(accepted, save)
  .on(resetMutation.finished.success, succeed)
  .on(linkRefused, (reset, { message }) => close(reset, message))
  .on(formRefused, (reset, { message, fields }) =>
    fail(reset, fields.password?.[0] ? { password: fields.password[0] } : { form: message }),
  );

sample({
  clock: accepted,
  fn: ({ form, reset }) => ({ passwordReset: { ...reset.link, password: form.password } }),
  target: resetMutation.start,
});

function isBeingWritten(now: { form: Form; reset: Reset }): now is { form: Form; reset: Writing } {
  return now.reset.state === 'writing';
}

function whatIsWrong({ password, again }: Form): ResetErrors {
  const short = tooShort(password);
  if (short) return { password: short };
  return password === again ? {} : { again: 'This is not the same password' };
}

const isComplete = (form: Form): boolean => Object.keys(whatIsWrong(form)).length === 0;

function isAboutTheLink(error: unknown): boolean {
  const { status, fields } = problemOf(error);
  return status !== null && [400, 403, 404, 422].includes(status) && fields.password === undefined;
}
