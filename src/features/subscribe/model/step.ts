import type { Problem } from '@/shared/api';
import type { SubscriptionCreated } from '@/shared/api/subscriptions';
import { grantedIn, areCreditsGranted } from './granted-credits';
import {
  type Attempt,
  attemptOf,
  type ConfirmedCard,
  type Granted,
  isOpen,
  type Order,
  type Progress,
  type Status,
  type Subscribing,
} from './subscribing';

/** An event of the machine. A response carries the key of its attempt. */
export type Input =
  | { kind: 'payRequested'; order: Order }
  /** The user returned to the page; carries their stored attempt. */
  | { kind: 'returned'; progress: Progress }
  /** The attempt has a key: a new one, or that of the attempt stored on this device. */
  | { kind: 'claimed'; progress: Progress; adopted: boolean }
  | { kind: 'statusReceived'; key: string; status: Status }
  | { kind: 'setupIntentReceived'; key: string; clientSecret: string | null }
  | { kind: 'cardConfirmed'; key: string; card: ConfirmedCard }
  | { kind: 'created'; key: string; answer: SubscriptionCreated }
  | { kind: 'createFailed'; key: string; problem: Problem }
  | { kind: 'extraStepConfirmed'; key: string }
  | { kind: 'polled'; key: string; status: Status }
  | { kind: 'pollFailed'; key: string }
  | { kind: 'pollDelayEnded'; key: string }
  | { kind: 'pollTimedOut'; key: string }
  | { kind: 'paymentMethodsSettled'; key: string }
  /** A call before the purchase, or a confirmation of the card, failed; `open` if it may have succeeded nevertheless. */
  | { kind: 'refused'; key: string; message: string; open?: boolean }
  | { kind: 'left' };

/** The side effect of a transition. */
export type Request =
  | { kind: 'claim'; order: Order }
  | { kind: 'readStatus'; attempt: Attempt; pause: boolean }
  | { kind: 'createSetupIntent'; attempt: Attempt }
  | { kind: 'confirmCard'; attempt: Attempt; clientSecret: string }
  | { kind: 'createSubscription'; attempt: Attempt; card: ConfirmedCard }
  | { kind: 'confirmExtraStep'; attempt: Attempt; clientSecret: string }
  | { kind: 'poll'; attempt: Attempt; first: boolean }
  | { kind: 'pause'; attempt: Attempt }
  | { kind: 'refreshPaymentMethods'; attempt: Attempt };

/** The next state and its side effect. */
export type Move = { to: Subscribing; request: Request | null };

/** How often a lost response is looked up before the attempt fails. */
const TRIES = 3;
const PAYMENT_REQUIRED = 402;
const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const LIVE = ['trialing', 'active', 'past_due'];
/** Shown when the server's response has no client secret. */
export const SETUP_FAILED = 'Failed to create Setup Intent';
const UNPAID = 'The payment did not go through. Try another card.';

/** The transition for an input; null where it is not allowed, such as a late response. */
export function step(state: Subscribing, input: Input): Move | null {
  if (input.kind === 'payRequested')
    return isOpen(state)
      ? { to: { state: 'claiming', order: input.order }, request: { kind: 'claim', order: input.order } }
      : null;
  if (input.kind === 'returned') return isOpen(state) ? readStatus(input.progress, 'cancel', 0) : null;
  if (input.kind === 'left') return isOver(state) ? { to: { state: 'idle' }, request: null } : null;
  if (input.kind === 'claimed') return state.state === 'claiming' ? begin(input) : null;
  return attemptOf(state)?.key === input.key ? answered(state, input) : null;
}

/** Whether there is no attempt to resume. */
const isOver = (state: Subscribing): boolean =>
  state.state === 'done' || (state.state === 'failed' && state.progress === null);

type Answer = Exclude<Input, { kind: 'payRequested' | 'returned' | 'left' | 'claimed' }>;

function answered(state: Subscribing, input: Answer): Move | null {
  switch (state.state) {
    case 'checkingStatus':
      if (input.kind === 'statusReceived') return statusRead(state, input.status);
      return input.kind === 'refused' ? fail(input.message, state.progress) : null;
    case 'creatingSetupIntent':
      if (input.kind === 'refused') return fail(input.message);
      if (input.kind !== 'setupIntentReceived') return null;
      if (!input.clientSecret) return fail(SETUP_FAILED);
      return {
        to: { state: 'confirmingCard', attempt: state.attempt, clientSecret: input.clientSecret },
        request: { kind: 'confirmCard', attempt: state.attempt, clientSecret: input.clientSecret },
      };
    case 'confirmingCard':
      if (input.kind === 'refused') return rejectCard(input.message);
      return input.kind === 'cardConfirmed' ? create(state.attempt, input.card, 0) : null;
    case 'creatingSubscription':
      if (input.kind === 'created') return created(state, input.answer);
      return input.kind === 'createFailed' ? createFailed(state, input.problem) : null;
    case 'confirmingExtraStep':
      if (input.kind === 'refused')
        return input.open
          ? fail(input.message, { attempt: state.attempt, card: state.card })
          : rejectCard(input.message);
      return input.kind === 'extraStepConfirmed' ? startPolling(state.attempt, state.card) : null;
    case 'polling':
      return duringPolling(state, input);
    case 'refreshingPaymentMethods':
      if (input.kind !== 'paymentMethodsSettled') return null;
      return { to: { state: 'done', attempt: state.attempt, granted: state.granted }, request: null };
    default:
      return null;
  }
}

type In<State extends Subscribing['state']> = Extract<Subscribing, { state: State }>;

function begin({ progress, adopted }: Extract<Input, { kind: 'claimed' }>): Move {
  if (adopted) return readStatus(progress, 'continue', 0);
  return setUp(progress.attempt);
}

const setUp = (attempt: Attempt): Move => ({
  to: { state: 'creatingSetupIntent', attempt },
  request: { kind: 'createSetupIntent', attempt },
});

const readStatus = (progress: Progress, ifAbsent: In<'checkingStatus'>['ifAbsent'], tries: number): Move => ({
  to: { state: 'checkingStatus', progress, ifAbsent, tries },
  request: { kind: 'readStatus', attempt: progress.attempt, pause: tries > 0 },
});

const create = (attempt: Attempt, card: ConfirmedCard, tries: number): Move => ({
  to: { state: 'creatingSubscription', attempt, card, tries },
  request: { kind: 'createSubscription', attempt, card },
});

const startPolling = (attempt: Attempt, card: ConfirmedCard | null, trialing = false): Move => ({
  to: { state: 'polling', attempt, card, granted: { trialing, tokens: 0 } },
  request: { kind: 'poll', attempt, first: true },
});

const fail = (message: string, progress: Progress | null = null): Move => ({
  to: { state: 'failed', message, isCardError: false, progress },
  request: null,
});

const rejectCard = (message: string): Move => ({
  to: { state: 'failed', message, isCardError: true, progress: null },
  request: null,
});

/** Reads the subscription before a retry, so that an existing one is not bought again. */
function statusRead({ progress, ifAbsent, tries }: In<'checkingStatus'>, { subscriptions }: Status): Move {
  const { attempt, card } = progress;
  const bought = subscriptions.find(
    ({ price_id, status }) => price_id === attempt.priceId && LIVE.includes(status),
  );
  if (bought) return startPolling(attempt, card, bought.status === 'trialing');
  if (card) return create(attempt, card, tries);
  return ifAbsent === 'continue' ? setUp(attempt) : { to: { state: 'idle' }, request: null };
}

function created({ attempt, card }: In<'creatingSubscription'>, answer: SubscriptionCreated): Move {
  const { status, clientSecret } = answer;
  if (status !== 'requires_action') return startPolling(attempt, card, status === 'trialing');
  if (!clientSecret) return rejectCard(UNPAID);
  return {
    to: { state: 'confirmingExtraStep', attempt, card, clientSecret },
    request: { kind: 'confirmExtraStep', attempt, clientSecret },
  };
}

/** Without a clear response the subscription may exist nevertheless. */
function createFailed({ attempt, card, tries }: In<'creatingSubscription'>, problem: Problem): Move {
  const unclear = problem.status === null || TRANSIENT.includes(problem.status);
  if (problem.status === PAYMENT_REQUIRED) return rejectCard(problem.message);
  if (!unclear) return fail(problem.message);
  const progress = { attempt, card };
  return tries + 1 < TRIES ? readStatus(progress, 'continue', tries + 1) : fail(problem.message, progress);
}

function duringPolling(state: In<'polling'>, input: Answer): Move | null {
  const { attempt, granted } = state;
  switch (input.kind) {
    case 'polled': {
      const seen = grantedIn(input.status);
      const known = { trialing: seen.trialing || granted.trialing, tokens: seen.tokens };
      // A trial that started but is not in the status yet has no credits yet.
      const caughtUp = seen.trialing || !granted.trialing;
      if (caughtUp && areCreditsGranted(input.status, attempt.tokensLimit)) return refresh(state, known);
      return { to: { ...state, granted: known }, request: { kind: 'pause', attempt } };
    }
    case 'pollFailed':
      return { to: state, request: { kind: 'pause', attempt } };
    case 'pollDelayEnded':
      return { to: state, request: { kind: 'poll', attempt, first: false } };
    case 'pollTimedOut':
      return refresh(state, granted);
    default:
      return null;
  }
}

const refresh = ({ attempt, card }: In<'polling'>, granted: Granted): Move => ({
  to: { state: 'refreshingPaymentMethods', attempt, card, granted },
  request: { kind: 'refreshPaymentMethods', attempt },
});
