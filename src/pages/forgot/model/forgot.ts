import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createRequestPasswordResetMutation } from '@/shared/api/registration';
import { createCountdown } from '@/shared/lib/delay';
import { INVALID_EMAIL, isEmail } from '@/shared/lib/email';
import { type Asking, arrive, fail, refuse, rewrite, send, writing } from './transitions';

/** Seconds before the link may be sent again. */
const PATIENCE = 60;

export const forgotOpened = createEvent();
export const emailChanged = createEvent<string>();
/** The link is asked for; once it was sent, asked for again. */
export const submitted = createEvent();

const resetMutation = createRequestPasswordResetMutation();
const settingsQuery = createGetSettingsQuery();
const patience = createCountdown('forgotSecondsLeft');

export const $email = createStore('', { name: 'forgotEmail' });
// writing -> sending -> sent -> resending -> sent
export const $asking = createStore<Asking>(writing, { name: 'askingForReset' });
/** Seconds before the next link may be asked for. */
export const { $secondsLeft } = patience;
/** Whether mails are kept on this machine, in an outbox that can be read. */
export const $hasOutbox = createStore(false, { name: 'forgotHasOutbox' });

const tried = sample({
  clock: submitted,
  source: { email: $email, asking: $asking, secondsLeft: $secondsLeft },
  filter: ({ asking, secondsLeft }) => send(asking) !== asking && secondsLeft === 0,
  fn: ({ email, asking }) => (asking.state === 'sent' ? asking.email : email.trim()),
});
const accepted = sample({ clock: tried, filter: isEmail });
const refused = sample({ clock: tried, filter: (email: string) => !isEmail(email) });

$email.on(emailChanged, (_, email) => email).reset(forgotOpened);
$asking
  .on(emailChanged, rewrite)
  .on(refused, (asking) => refuse(asking, INVALID_EMAIL))
  .on(accepted, send)
  .on(resetMutation.finished.success, (asking, { params }) => arrive(asking, params.emailAddress.email))
  .on(resetMutation.finished.failure, (asking, { error }) => {
    const { message, fields } = problemOf(error);
    return fail(asking, fields.email?.[0] ?? message);
  })
  .reset(forgotOpened);
$hasOutbox.on(settingsQuery.finished.success, (_, { result }) => result.outbox);

sample({ clock: forgotOpened, target: [settingsQuery.start, patience.stop] });
sample({ clock: accepted, fn: (email) => ({ emailAddress: { email } }), target: resetMutation.start });
sample({ clock: resetMutation.finished.success, fn: () => PATIENCE, target: patience.begin });
sample({
  clock: resetMutation.finished.failure,
  fn: ({ error }) => problemOf(error).retryAfter ?? 0,
  target: patience.begin,
});
