import type { Problem } from '@/shared/api';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { type Input, type Request, step } from './step';
import { type Progress, progressOf, type Subscribing } from './subscribing';
import { order, statusOf } from './subscribing.fixture';

/** The outcome of a request. A response may be lost before or after the server acted. */
export const fates = ['done', 'asks the bank', 'refused', 'lost before', 'lost after'] as const;
export type Fate = (typeof fates)[number];

type Stage = 'incomplete' | 'trialing';

const lost: Problem = { status: null, message: 'Lectern cannot be reached.', fields: {} };
const declined: Problem = { status: 402, message: 'Your card was declined.', fields: {} };

/**
 * The machine with fakes: a server that identifies calls by their idempotency key, a card provider,
 * the storage of the device, and a user who presses and returns at any time.
 */
export function createWorld() {
  const subscriptions = new Map<string, Stage>();
  let state: Subscribing = { state: 'idle' };
  let stored: Progress | null = null;
  let waiting: Request[] = [];
  let keys = 0;

  const live = () => [...subscriptions.values()].filter((stage) => stage === 'trialing').length;

  function feed(input: Input): void {
    const move = step(state, input);
    if (move === null) return;
    const after = progressOf(move.to);
    if (after !== undefined && progressOf(state) !== after) stored = after;
    state = move.to;
    if (move.request) waiting.push(move.request);
  }

  function claim(): Input {
    if (stored?.card) return { kind: 'claimed', progress: stored, adopted: true };
    keys += 1;
    return {
      kind: 'claimed',
      progress: { attempt: { ...order, key: `key-${keys}` }, card: null },
      adopted: false,
    };
  }

  function create(key: string, fate: Fate): Input {
    if (fate === 'lost before') return { kind: 'createFailed', key, problem: lost };
    const found = subscriptions.get(key);
    if (found === undefined && fate === 'refused') return { kind: 'createFailed', key, problem: declined };
    const stage = found ?? (fate === 'asks the bank' ? 'incomplete' : 'trialing');
    subscriptions.set(key, stage);
    if (fate === 'lost after') return { kind: 'createFailed', key, problem: lost };
    const waits = stage === 'incomplete';
    return {
      kind: 'created',
      key,
      answer: {
        status: waits ? 'requires_action' : 'trialing',
        clientSecret: waits ? 'secret' : null,
        subscription_id: key,
      },
    };
  }

  function confirmExtraStep(key: string, fate: Fate): Input {
    const refused = { kind: 'refused', key, message: 'We are unable to authenticate your card.' } as const;
    if (fate === 'refused') {
      // The payment now needs another card.
      subscriptions.delete(key);
      return refused;
    }
    if (fate !== 'lost before') subscriptions.set(key, 'trialing');
    return fate === 'lost before' || fate === 'lost after'
      ? { ...refused, open: true }
      : { kind: 'extraStepConfirmed', key };
  }

  const status = (): SubscriptionStatus => statusOf(live() > 0 ? 'trialing' : null);

  function meet(request: Request, fate: Fate): Input {
    if (request.kind === 'claim') return claim();
    const { key } = request.attempt;
    const cut = fate === 'refused' || fate === 'lost before' || fate === 'lost after';
    const refused: Input = { kind: 'refused', key, message: 'Bad Gateway' };
    switch (request.kind) {
      case 'readStatus':
        return cut ? refused : { kind: 'statusReceived', key, status: status() };
      case 'createSetupIntent':
        return cut ? refused : { kind: 'setupIntentReceived', key, clientSecret: 'seti' };
      case 'confirmCard':
        return cut
          ? refused
          : { kind: 'cardConfirmed', key, card: { setupIntentId: 'seti', paymentMethodId: 'pm' } };
      case 'createSubscription':
        return create(key, fate);
      case 'confirmExtraStep':
        return confirmExtraStep(key, fate);
      case 'poll':
        if (fate === 'refused') return { kind: 'pollTimedOut', key };
        return cut ? { kind: 'pollFailed', key } : { kind: 'polled', key, status: status() };
      case 'pause':
        return { kind: 'pollDelayEnded', key };
      case 'refreshPaymentMethods':
        return { kind: 'paymentMethodsSettled', key };
    }
  }

  return {
    live,
    state: () => state,
    waiting: () => waiting.length,
    /** The page does not offer a plan that the user already has. */
    press() {
      if (state.state !== 'idle' || live() === 0) feed({ kind: 'payRequested', order });
    },
    /** Reloads the page: pending responses are lost, but the server may have acted. */
    reload(fate: Fate) {
      for (const request of waiting) meet(request, fate);
      waiting = [];
      state = { state: 'idle' };
      if (stored) feed({ kind: 'returned', progress: stored });
    },
    /** Opens the page again without a reload. */
    reopen() {
      feed({ kind: 'left' });
      if (stored) feed({ kind: 'returned', progress: stored });
    },
    answer(fate: Fate) {
      const request = waiting.shift();
      if (request) feed(meet(request, fate));
    },
  };
}
