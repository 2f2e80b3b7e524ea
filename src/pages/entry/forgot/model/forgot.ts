import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createRequestPasswordResetMutation } from '@/shared/api/registration';
import { createCountdown } from '@/shared/lib/clock';
import { createForm, emailAddress } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';

const SECONDS_BETWEEN_MAILS = 60;

/** Carries the page to continue to. */
export const forgotOpened = createEvent<string | null>();
export const resendRequested = createEvent();

const sendMutation = createRequestPasswordResetMutation();
const resendMutation = createRequestPasswordResetMutation();
const settingsQuery = createGetSettingsQuery();
const countdown = createCountdown('forgotSecondsLeft');

export const { $secondsLeft } = countdown;
export const form = createForm({
  name: 'forgot',
  initial: { email: '' },
  rules: { email: emailAddress },
  $enabled: $secondsLeft.map((seconds) => seconds === 0),
});
/** The page to continue to once the password is set. */
const $next = createStore<string | null>(null, { name: 'forgotNext' }).on(forgotOpened, (_, next) => next);
/** The address that the link was sent to. */
export const $sentTo = createStore<string | null>(null, { name: 'forgotSentTo' });
/** Why the link could not be sent again. */
export const $resendProblem = createStore<string | null>(null, { name: 'forgotResendProblem' });
export const $isResending = resendMutation.$pending;
/** Whether this installation shows emails in an outbox instead of sending them. */
export const $hasOutbox = createStore(false, { name: 'forgotHasOutbox' });

const resendAccepted = sample({
  clock: resendRequested,
  source: { email: $sentTo, secondsLeft: $secondsLeft, pending: $isResending },
  fn: ({ email, secondsLeft, pending }) => (secondsLeft === 0 && !pending ? email : null),
}).filterMap(nonNull);

$sentTo
  .on(sendMutation.finished.success, (_, { params }) => params.passwordResetRequest.email)
  .reset(forgotOpened);
$resendProblem
  .on(resendMutation.finished.failure, (_, { error }) => problemOf(error).message)
  .reset(forgotOpened, resendAccepted);
$hasOutbox.on(settingsQuery.finished.success, (_, { result }) => result.outbox);

sample({ clock: forgotOpened, target: [form.reset, settingsQuery.start, countdown.stop] });
sample({
  clock: form.accepted,
  source: $next,
  fn: (next, { email }) => requestOf(email.trim(), next),
  target: sendMutation.start,
});
sample({ clock: sendMutation.finished.success, target: form.succeeded });
sample({ clock: sendMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: resendAccepted,
  source: $next,
  fn: (next, email) => requestOf(email, next),
  target: resendMutation.start,
});
sample({
  clock: [sendMutation.finished.success, resendMutation.finished.success],
  fn: () => SECONDS_BETWEEN_MAILS,
  target: countdown.begin,
});
// The server can require a longer wait.
sample({
  clock: [sendMutation.finished.failure, resendMutation.finished.failure],
  fn: ({ error }) => problemOf(error).retryAfter ?? 0,
  target: countdown.begin,
});

const requestOf = (email: string, next: string | null) => ({
  passwordResetRequest: { email, ...(next !== null && { next }) },
});
