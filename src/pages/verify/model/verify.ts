import { createEvent, createStore, sample } from 'effector';
import { $user, accountRefreshAsked, meQuery } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { createResendVerificationEmailMutation } from '@/shared/api/registration';
import { createCountdown } from '@/shared/lib/delay';
import { windowFocused } from '@/shared/lib/window-focus';

/** Seconds before the link may be sent again. */
const PATIENCE = 60;

export type Outcome = { tone: 'ok' | 'warn' | 'danger'; text: string };

export const verifyOpened = createEvent();
export const resendAsked = createEvent();
/** The person says that the link was opened. */
export const checkAsked = createEvent();

const resendMutation = createResendVerificationEmailMutation();
const settingsQuery = createGetSettingsQuery();
const patience = createCountdown('resendSecondsLeft');

export const { $secondsLeft } = patience;
/** What the last thing that was done here came to. */
export const $outcome = createStore<Outcome | null>(null, { name: 'verifyOutcome' });
/** Whether mails are kept on this machine, in an outbox that can be read. */
export const $hasOutbox = createStore(false, { name: 'hasOutbox' });
export const $resending = resendMutation.$pending;
export const $checking = createStore(false, { name: 'checkingVerification' });

const $address = $user.map((user) => (user && !user.email_verified ? user.email : null));

const resendAccepted = sample({
  clock: resendAsked,
  source: { address: $address, secondsLeft: $secondsLeft, resending: $resending },
  filter: ({ address, secondsLeft, resending }) => address !== null && secondsLeft === 0 && !resending,
  fn: ({ address }) => address ?? '',
});
const checkAccepted = sample({
  clock: checkAsked,
  source: { address: $address, checking: $checking },
  filter: ({ address, checking }) => address !== null && !checking,
  fn: () => undefined,
});
const checkAnswered = sample({
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
const stillUnverified = sample({ clock: checkAnswered, filter: ({ email_verified }) => !email_verified });

$checking
  .on(checkAccepted, () => true)
  .on([checkAnswered, checkFailed], () => false)
  .reset(verifyOpened);
$outcome
  .on(resendMutation.finished.success, () => ({ tone: 'ok', text: 'Sent. It may take a minute to arrive.' }))
  .on(resendMutation.finished.failure, (_, { error }) => ({ tone: 'danger', text: problemOf(error).message }))
  .on(stillUnverified, () => ({ tone: 'warn', text: 'Not verified yet. Open the link in the e-mail first.' }))
  .on(checkFailed, (_, error) => ({ tone: 'danger', text: problemOf(error).message }))
  .reset(verifyOpened, resendAccepted, checkAccepted);
$hasOutbox.on(settingsQuery.finished.success, (_, { result }) => result.outbox);

sample({ clock: verifyOpened, target: settingsQuery.start });
sample({
  clock: [verifyOpened, resendMutation.finished.success],
  fn: () => PATIENCE,
  target: patience.begin,
});
// The server may want more time than that.
sample({
  clock: resendMutation.finished.failure,
  fn: ({ error }) => problemOf(error).retryAfter ?? 0,
  target: patience.begin,
});
sample({ clock: resendAccepted, fn: (email) => ({ emailAddress: { email } }), target: resendMutation.start });
// The link is opened in another window: on the way back from there this one looks for itself.
sample({
  clock: windowFocused,
  source: $address,
  filter: (address) => address !== null,
  fn: () => undefined,
  target: accountRefreshAsked,
});
sample({ clock: checkAccepted, target: accountRefreshAsked });
