import type { Problem } from '@/shared/api';
import type { SubscriptionCreated } from '@/shared/api/subscriptions';
import { grantedIn, areCreditsGranted } from './granted-credits';
import {
  type Attempt,
  attemptOf,
  type ConfirmedCard,
  type Granted,
  type In,
  isOpen,
  type Order,
  type Progress,
  type Status,
  type Subscribing,
} from './subscribing';

/** How often a lost response is looked up before the attempt fails. */
const TRIES = 3;
const PAYMENT_REQUIRED = 402;
const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const LIVE = ['trialing', 'active', 'past_due'];
/** Shown when the server's response has no client secret. */
export const SETUP_FAILED = 'Failed to create Setup Intent';
const UNPAID = 'The payment did not go through. Try another card.';

/** A response carries the key of its attempt: those to other attempts are ignored. */
type Answer<Data = object> = Data & { key: string };

/** Whether the machine is in a state in which it waits for this response. */
const waitsIn = <Name extends Subscribing['state']>(
  state: Subscribing,
  name: Name,
  { key }: Answer,
): state is In<Name> => state.state === name && attemptOf(state)?.key === key;

export const order = (state: Subscribing, placed: Order): Subscribing =>
  isOpen(state) ? { state: 'claiming', order: placed } : state;

/** The user returned to the page; carries their stored attempt. */
export const resume = (state: Subscribing, progress: Progress): Subscribing =>
  isOpen(state) ? checkStatus(progress, 'cancel', 0) : state;

/** The user left the page. An attempt that can be resumed stays. */
export const leave = (state: Subscribing): Subscribing =>
  state.state === 'done' || (state.state === 'failed' && state.progress === null) ? { state: 'idle' } : state;

/** The attempt has a key: a new one, or that of the attempt stored on this device. */
export function begin(
  state: Subscribing,
  { progress, adopted }: { progress: Progress; adopted: boolean },
): Subscribing {
  if (state.state !== 'claiming') return state;
  return adopted ? checkStatus(progress, 'continue', 0) : setUp(progress.attempt);
}

/** Reads the subscription before a retry, so that an existing one is not bought again. */
export function receiveStatus(state: Subscribing, answer: Answer<{ status: Status }>): Subscribing {
  if (!waitsIn(state, 'checkingStatus', answer)) return state;
  const { attempt, card } = state.progress;
  const bought = answer.status.subscriptions.find(
    ({ price_id, status }) => price_id === attempt.priceId && LIVE.includes(status),
  );
  if (bought) return poll(attempt, card, bought.status === 'trialing');
  if (card) return { state: 'creatingSubscription', attempt, card, tries: state.tries };
  return state.ifAbsent === 'continue' ? setUp(attempt) : { state: 'idle' };
}

export const failToCheckStatus = (state: Subscribing, answer: Answer<{ message: string }>): Subscribing =>
  waitsIn(state, 'checkingStatus', answer) ? fail(answer.message, state.progress) : state;

export function receiveSetupIntent(
  state: Subscribing,
  answer: Answer<{ clientSecret: string | null }>,
): Subscribing {
  if (!waitsIn(state, 'creatingSetupIntent', answer)) return state;
  const { clientSecret } = answer;
  return clientSecret
    ? { state: 'confirmingCard', attempt: state.attempt, clientSecret }
    : fail(SETUP_FAILED, null);
}

export const failToSetUp = (state: Subscribing, answer: Answer<{ message: string }>): Subscribing =>
  waitsIn(state, 'creatingSetupIntent', answer) ? fail(answer.message, null) : state;

export const confirmCard = (state: Subscribing, answer: Answer<{ card: ConfirmedCard }>): Subscribing =>
  waitsIn(state, 'confirmingCard', answer)
    ? { state: 'creatingSubscription', attempt: state.attempt, card: answer.card, tries: 0 }
    : state;

export const rejectCard = (state: Subscribing, answer: Answer<{ message: string }>): Subscribing =>
  waitsIn(state, 'confirmingCard', answer) ? failCard(answer.message) : state;

export function subscribe(state: Subscribing, answer: Answer<{ created: SubscriptionCreated }>): Subscribing {
  if (!waitsIn(state, 'creatingSubscription', answer)) return state;
  const { attempt, card } = state;
  const { status, clientSecret } = answer.created;
  if (status !== 'requires_action') return poll(attempt, card, status === 'trialing');
  return clientSecret ? { state: 'confirmingExtraStep', attempt, card, clientSecret } : failCard(UNPAID);
}

/** Without a clear response the subscription may exist nevertheless. */
export function failToSubscribe(state: Subscribing, answer: Answer<{ problem: Problem }>): Subscribing {
  if (!waitsIn(state, 'creatingSubscription', answer)) return state;
  const { status, message } = answer.problem;
  if (status === PAYMENT_REQUIRED) return failCard(message);
  if (status !== null && !TRANSIENT.includes(status)) return fail(message, null);
  const { attempt, card, tries } = state;
  const progress = { attempt, card };
  return tries + 1 < TRIES ? checkStatus(progress, 'continue', tries + 1) : fail(message, progress);
}

export const authenticate = (state: Subscribing, answer: Answer): Subscribing =>
  waitsIn(state, 'confirmingExtraStep', answer) ? poll(state.attempt, state.card, false) : state;

/** `open` if the confirmation may have succeeded nevertheless. */
export function failToAuthenticate(
  state: Subscribing,
  answer: Answer<{ message: string; open: boolean }>,
): Subscribing {
  if (!waitsIn(state, 'confirmingExtraStep', answer)) return state;
  const { attempt, card } = state;
  return answer.open ? fail(answer.message, { attempt, card }) : failCard(answer.message);
}

export function receivePoll(state: Subscribing, answer: Answer<{ status: Status }>): Subscribing {
  if (!waitsIn(state, 'polling', answer)) return state;
  const { granted, attempt } = state;
  const seen = grantedIn(answer.status);
  const known = { trialing: seen.trialing || granted.trialing, tokens: seen.tokens };
  // A trial that started but is not in the status yet has no credits yet.
  const caughtUp = seen.trialing || !granted.trialing;
  return caughtUp && areCreditsGranted(answer.status, attempt.tokensLimit)
    ? { ...state, state: 'refreshingPaymentMethods', granted: known }
    : { ...state, state: 'pausing', granted: known };
}

export const failToPoll = (state: Subscribing, answer: Answer): Subscribing =>
  waitsIn(state, 'polling', answer) ? { ...state, state: 'pausing' } : state;

export const pollAgain = (state: Subscribing, answer: Answer): Subscribing =>
  waitsIn(state, 'pausing', answer) ? { ...state, state: 'polling' } : state;

/** The user is subscribed, and the credits will be granted soon. */
export const stopPolling = (state: Subscribing, answer: Answer): Subscribing =>
  waitsIn(state, 'polling', answer) || waitsIn(state, 'pausing', answer)
    ? { ...state, state: 'refreshingPaymentMethods' }
    : state;

export const finish = (state: Subscribing, answer: Answer): Subscribing =>
  waitsIn(state, 'refreshingPaymentMethods', answer)
    ? { state: 'done', attempt: state.attempt, granted: state.granted }
    : state;

const setUp = (attempt: Attempt): Subscribing => ({ state: 'creatingSetupIntent', attempt });

const checkStatus = (
  progress: Progress,
  ifAbsent: In<'checkingStatus'>['ifAbsent'],
  tries: number,
): Subscribing => ({ state: 'checkingStatus', progress, ifAbsent, tries });

const poll = (attempt: Attempt, card: ConfirmedCard | null, trialing: boolean): Subscribing => {
  const granted: Granted = { trialing, tokens: 0 };
  return { state: 'polling', attempt, card, granted };
};

const fail = (message: string, progress: Progress | null): Subscribing => ({
  state: 'failed',
  message,
  isCardError: false,
  progress,
});

const failCard = (message: string): Subscribing => ({
  state: 'failed',
  message,
  isCardError: true,
  progress: null,
});
