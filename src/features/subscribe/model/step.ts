import type { Problem } from '@/shared/api';
import type { SubscriptionCreated } from '@/shared/api/subscriptions';
import { grantedIn, hasArrived } from './poll-end';
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

/** What can happen. An answer carries the key of the attempt that it belongs to. */
export type Input =
  | { kind: 'payAsked'; order: Order }
  /** Somebody has come back to the page; what was kept of an attempt of theirs is here. */
  | { kind: 'returned'; progress: Progress }
  /** The attempt has a key: a new one, or that of an attempt kept on this device. */
  | { kind: 'claimed'; progress: Progress; adopted: boolean }
  | { kind: 'statusAnswered'; key: string; status: Status }
  | { kind: 'setupIntentAnswered'; key: string; clientSecret: string | null }
  | { kind: 'cardConfirmed'; key: string; card: ConfirmedCard }
  | { kind: 'created'; key: string; answer: SubscriptionCreated }
  | { kind: 'createFailed'; key: string; problem: Problem }
  | { kind: 'extraStepConfirmed'; key: string }
  | { kind: 'polled'; key: string; status: Status }
  | { kind: 'pollFailed'; key: string }
  | { kind: 'pauseEnded'; key: string }
  | { kind: 'patienceEnded'; key: string }
  | { kind: 'paymentMethodsSettled'; key: string }
  /** A call before anything was bought, or a step of the card, was refused; `open` when it may have gone through all the same. */
  | { kind: 'refused'; key: string; message: string; open?: boolean }
  | { kind: 'left' };

/** What is to be done after a move. */
export type Request =
  | { kind: 'claim'; order: Order }
  | { kind: 'askStatus'; attempt: Attempt; pause: boolean }
  | { kind: 'createSetupIntent'; attempt: Attempt }
  | { kind: 'confirmCard'; attempt: Attempt; clientSecret: string }
  | { kind: 'createSubscription'; attempt: Attempt; card: ConfirmedCard }
  | { kind: 'confirmExtraStep'; attempt: Attempt; clientSecret: string }
  | { kind: 'poll'; attempt: Attempt; first: boolean }
  | { kind: 'pause'; attempt: Attempt }
  | { kind: 'refreshPaymentMethods'; attempt: Attempt };

/** An accepted input: where it leads and what it asks for. */
export type Move = { to: Subscribing; request: Request | null };

/** A lost answer is looked for so often before the person is told. */
const TRIES = 3;
const CARD_REFUSED = 402;
const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const LIVE = ['trialing', 'active', 'past_due'];
/** What is said where the server answers without a secret. */
export const SETUP_FAILED = 'Failed to create Setup Intent';
const UNPAID = 'The payment did not go through. Try another card.';

/** Where an input leads; null where it is not allowed, as an answer that comes too late. */
export function step(state: Subscribing, input: Input): Move | null {
  if (input.kind === 'payAsked')
    return isOpen(state)
      ? { to: { state: 'claiming', order: input.order }, request: { kind: 'claim', order: input.order } }
      : null;
  if (input.kind === 'returned') return isOpen(state) ? ask(input.progress, 'give up', 0) : null;
  if (input.kind === 'left') return isOver(state) ? { to: { state: 'idle' }, request: null } : null;
  if (input.kind === 'claimed') return state.state === 'claiming' ? begin(input) : null;
  return attemptOf(state)?.key === input.key ? answered(state, input) : null;
}

/** Nothing of it is to be taken up again. */
const isOver = (state: Subscribing): boolean =>
  state.state === 'done' || (state.state === 'failed' && state.progress === null);

type Answer = Exclude<Input, { kind: 'payAsked' | 'returned' | 'left' | 'claimed' }>;

function answered(state: Subscribing, input: Answer): Move | null {
  switch (state.state) {
    case 'asking':
      if (input.kind === 'statusAnswered') return looked(state, input.status);
      return input.kind === 'refused' ? fail(input.message, state.progress) : null;
    case 'creatingSetupIntent':
      if (input.kind === 'refused') return fail(input.message);
      if (input.kind !== 'setupIntentAnswered') return null;
      if (!input.clientSecret) return fail(SETUP_FAILED);
      return {
        to: { state: 'confirmingCard', attempt: state.attempt, clientSecret: input.clientSecret },
        request: { kind: 'confirmCard', attempt: state.attempt, clientSecret: input.clientSecret },
      };
    case 'confirmingCard':
      if (input.kind === 'refused') return refuseCard(input.message);
      return input.kind === 'cardConfirmed' ? create(state.attempt, input.card, 0) : null;
    case 'creatingSubscription':
      if (input.kind === 'created') return created(state, input.answer);
      return input.kind === 'createFailed' ? createFailed(state, input.problem) : null;
    case 'confirmingExtraStep':
      if (input.kind === 'refused')
        return input.open
          ? fail(input.message, { attempt: state.attempt, card: state.card })
          : refuseCard(input.message);
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
  if (adopted) return ask(progress, 'go on', 0);
  return setUp(progress.attempt);
}

const setUp = (attempt: Attempt): Move => ({
  to: { state: 'creatingSetupIntent', attempt },
  request: { kind: 'createSetupIntent', attempt },
});

const ask = (progress: Progress, otherwise: In<'asking'>['otherwise'], tries: number): Move => ({
  to: { state: 'asking', progress, otherwise, tries },
  request: { kind: 'askStatus', attempt: progress.attempt, pause: tries > 0 },
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
  to: { state: 'failed', message, ofCard: false, progress },
  request: null,
});

const refuseCard = (message: string): Move => ({
  to: { state: 'failed', message, ofCard: true, progress: null },
  request: null,
});

/** The server was asked before anything is repeated: what is there already is not bought again. */
function looked({ progress, otherwise, tries }: In<'asking'>, { subscriptions }: Status): Move {
  const { attempt, card } = progress;
  const bought = subscriptions.find(
    ({ price_id, status }) => price_id === attempt.priceId && LIVE.includes(status),
  );
  if (bought) return startPolling(attempt, card, bought.status === 'trialing');
  if (card) return create(attempt, card, tries);
  return otherwise === 'go on' ? setUp(attempt) : { to: { state: 'idle' }, request: null };
}

function created({ attempt, card }: In<'creatingSubscription'>, answer: SubscriptionCreated): Move {
  const { status, clientSecret } = answer;
  if (status !== 'requires_action') return startPolling(attempt, card, status === 'trialing');
  if (!clientSecret) return refuseCard(UNPAID);
  return {
    to: { state: 'confirmingExtraStep', attempt, card, clientSecret },
    request: { kind: 'confirmExtraStep', attempt, clientSecret },
  };
}

/** Without a clear answer the subscription may be there all the same. */
function createFailed({ attempt, card, tries }: In<'creatingSubscription'>, problem: Problem): Move {
  const unclear = problem.status === null || TRANSIENT.includes(problem.status);
  if (problem.status === CARD_REFUSED) return refuseCard(problem.message);
  if (!unclear) return fail(problem.message);
  const progress = { attempt, card };
  return tries + 1 < TRIES ? ask(progress, 'go on', tries + 1) : fail(problem.message, progress);
}

function duringPolling(state: In<'polling'>, input: Answer): Move | null {
  const { attempt, granted } = state;
  switch (input.kind) {
    case 'polled': {
      const seen = grantedIn(input.status);
      const known = { trialing: seen.trialing || granted.trialing, tokens: seen.tokens };
      // A trial that was begun and is not seen yet has not arrived, though the look finds no active one.
      const caughtUp = seen.trialing || !granted.trialing;
      if (caughtUp && hasArrived(input.status, attempt.tokensLimit)) return refresh(state, known);
      return { to: { ...state, granted: known }, request: { kind: 'pause', attempt } };
    }
    case 'pollFailed':
      return { to: state, request: { kind: 'pause', attempt } };
    case 'pauseEnded':
      return { to: state, request: { kind: 'poll', attempt, first: false } };
    case 'patienceEnded':
      return refresh(state, granted);
    default:
      return null;
  }
}

const refresh = ({ attempt, card }: In<'polling'>, granted: Granted): Move => ({
  to: { state: 'refreshingPaymentMethods', attempt, card, granted },
  request: { kind: 'refreshPaymentMethods', attempt },
});
