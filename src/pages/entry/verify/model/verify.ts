import { createEvent, createStore, sample } from 'effector';
import { $user, accountRefreshRequested, meQuery } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createResendVerificationEmailMutation } from '@/shared/api/registration';
import { createCountdown } from '@/shared/lib/clock';
import { windowFocused } from '@/shared/lib/navigation';

const SECONDS_BETWEEN_MAILS = 60;

export type Outcome = { tone: 'ok' | 'warn' | 'danger'; text: string };

export const verifyOpened = createEvent();
export const resendRequested = createEvent();
/** The user reports that the link was opened. */
export const checkRequested = createEvent();

const resendMutation = createResendVerificationEmailMutation();
const settingsQuery = createGetSettingsQuery();
const countdown = createCountdown('resendSecondsLeft');

export const { $secondsLeft } = countdown;
/** The result of the last resend or check. */
export const $outcome = createStore<Outcome | null>(null, { name: 'verifyOutcome' });
/** Whether this installation shows emails in an outbox instead of sending them. */
export const $hasOutbox = createStore(false, { name: 'hasOutbox' });
export const $resending = resendMutation.$pending;
export const $checking = createStore(false, { name: 'checkingVerification' });

const $address = $user.map((user) => (user && !user.email_verified ? user.email : null));

const resendAccepted = sample({
  clock: resendRequested,
  source: { address: $address, secondsLeft: $secondsLeft, resending: $resending },
  filter: ({ address, secondsLeft, resending }) => address !== null && secondsLeft === 0 && !resending,
  fn: ({ address }) => address ?? '',
});
const checkAccepted = sample({
  clock: checkRequested,
  source: { address: $address, checking: $checking },
  filter: ({ address, checking }) => address !== null && !checking,
});
const checkSucceeded = sample({
  clock: meQuery.finished.success,
  source: $checking,
  filter: Boolean,
  fn: (_, { result }) => result.data.user,
});
const checkFailed = sample({
  clock: meQuery.finished.failure,
  source: $checking,
  filter: Boolean,
  fn: (_, { error }) => error,
});
const stillUnverified = sample({ clock: checkSucceeded, filter: ({ email_verified }) => !email_verified });

$checking
  .on(checkAccepted, () => true)
  .on([checkSucceeded, checkFailed], () => false)
  .reset(verifyOpened);
$outcome
  .on(resendMutation.finished.success, () => ({ tone: 'ok', text: 'Sent. It may take a minute to arrive.' }))
  .on(resendMutation.finished.failure, (_, { error }) => ({ tone: 'danger', text: problemOf(error).message }))
  .on(stillUnverified, () => ({ tone: 'warn', text: 'Not verified yet. Open the link in the email first.' }))
  .on(checkFailed, (_, error) => ({ tone: 'danger', text: problemOf(error).message }))
  .reset(verifyOpened, resendAccepted, checkAccepted);
$hasOutbox.on(settingsQuery.finished.success, (_, { result }) => result.outbox);

sample({ clock: verifyOpened, target: settingsQuery.start });
sample({
  clock: [verifyOpened, resendMutation.finished.success],
  fn: () => SECONDS_BETWEEN_MAILS,
  target: countdown.begin,
});
// The server can require a longer wait.
sample({
  clock: resendMutation.finished.failure,
  fn: ({ error }) => problemOf(error).retryAfter ?? 0,
  target: countdown.begin,
});
sample({ clock: resendAccepted, fn: (email) => ({ emailAddress: { email } }), target: resendMutation.start });
// The link opens in another window: check when the user returns to this one.
sample({
  clock: windowFocused,
  source: $address,
  filter: (address) => address !== null,
  target: accountRefreshRequested,
});
sample({ clock: checkAccepted, target: accountRefreshRequested });
