import type { Problem } from '@/shared/api';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { attemptOf, type In, isInactive, type Progress, progressOf, type Subscribing } from './subscribing';
import { order, statusOf } from './subscribing.fixture';
import * as transitions from './transitions';

/** The outcome of a request. A response may be lost before or after the server acted. */
export const fates = ['done', 'asks the bank', 'refused', 'lost before', 'lost after'] as const;
export type Fate = (typeof fates)[number];

type Stage = 'incomplete' | 'trialing';

type Arrow = (state: Subscribing) => Subscribing;

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
  /** The states whose request has no answer yet. */
  let waiting: Subscribing[] = [];
  let keys = 0;

  const live = () => [...subscriptions.values()].filter((stage) => stage === 'trialing').length;

  function feed(arrow: Arrow): void {
    const from = state;
    state = arrow(from);
    if (state === from) return;
    const after = progressOf(state);
    if (after !== undefined && progressOf(from) !== after) stored = after;
    if (!isInactive(state)) waiting.push(state);
  }

  function claim(): Arrow {
    const resumed = stored?.card ? stored : null;
    if (!resumed) keys += 1;
    const progress = resumed ?? { attempt: { ...order, key: `key-${keys}` }, card: null };
    return (from) => transitions.begin(from, { progress, adopted: resumed !== null });
  }

  function create({ attempt: { key } }: In<'creatingSubscription'>, fate: Fate): Arrow {
    const failed = (problem: Problem): Arrow => {
      return (from) => transitions.failToSubscribe(from, { key, problem });
    };
    if (fate === 'lost before') return failed(lost);
    const found = subscriptions.get(key);
    if (found === undefined && fate === 'refused') return failed(declined);
    const stage = found ?? (fate === 'asks the bank' ? 'incomplete' : 'trialing');
    subscriptions.set(key, stage);
    if (fate === 'lost after') return failed(lost);
    const waits = stage === 'incomplete';
    const created = {
      status: waits ? 'requires_action' : 'trialing',
      clientSecret: waits ? 'secret' : null,
      subscription_id: key,
    } as const;
    return (from) => transitions.subscribe(from, { key, created });
  }

  function authenticate({ attempt: { key } }: In<'confirmingExtraStep'>, fate: Fate): Arrow {
    const refused = (open: boolean): Arrow => {
      const message = 'We are unable to authenticate your card.';
      return (from) => transitions.failToAuthenticate(from, { key, message, open });
    };
    if (fate === 'refused') {
      // The payment now needs another card.
      subscriptions.delete(key);
      return refused(false);
    }
    if (fate !== 'lost before') subscriptions.set(key, 'trialing');
    if (fate === 'lost before' || fate === 'lost after') return refused(true);
    return (from) => transitions.authenticate(from, { key });
  }

  const status = (): SubscriptionStatus => statusOf(live() > 0 ? 'trialing' : null);

  function meet(asking: Subscribing, fate: Fate): Arrow {
    if (asking.state === 'claiming') return claim();
    const key = attemptOf(asking)?.key ?? '';
    const cut = fate === 'refused' || fate === 'lost before' || fate === 'lost after';
    const message = 'Bad Gateway';
    switch (asking.state) {
      case 'checkingStatus':
        return (from) =>
          cut
            ? transitions.failToCheckStatus(from, { key, message })
            : transitions.receiveStatus(from, { key, status: status() });
      case 'creatingSetupIntent':
        return (from) =>
          cut
            ? transitions.failToSetUp(from, { key, message })
            : transitions.receiveSetupIntent(from, { key, clientSecret: 'seti' });
      case 'confirmingCard':
        return (from) =>
          cut
            ? transitions.rejectCard(from, { key, message })
            : transitions.confirmCard(from, {
                key,
                card: { setupIntentId: 'seti', paymentMethodId: 'pm' },
              });
      case 'creatingSubscription':
        return create(asking, fate);
      case 'confirmingExtraStep':
        return authenticate(asking, fate);
      case 'polling':
        if (fate === 'refused') return (from) => transitions.stopPolling(from, { key });
        return (from) =>
          cut
            ? transitions.failToPoll(from, { key })
            : transitions.receivePoll(from, { key, status: status() });
      case 'pausing':
        return (from) => transitions.pollAgain(from, { key });
      case 'refreshingPaymentMethods':
        return (from) => transitions.finish(from, { key });
      default:
        throw new Error(`${asking.state} asks for nothing.`);
    }
  }

  return {
    live,
    state: () => state,
    waiting: () => waiting.length,
    /** The page does not offer a plan that the user already has. */
    press() {
      if (state.state !== 'idle' || live() === 0) feed((from) => transitions.order(from, order));
    },
    /** Reloads the page: pending responses are lost, but the server may have acted. */
    reload(fate: Fate) {
      for (const asking of waiting) meet(asking, fate);
      waiting = [];
      state = { state: 'idle' };
      this.resume();
    },
    /** Opens the page again without a reload. */
    reopen() {
      feed(transitions.leave);
      this.resume();
    },
    resume() {
      const progress = stored;
      if (progress) feed((from) => transitions.resume(from, progress));
    },
    answer(fate: Fate) {
      const asking = waiting.shift();
      if (asking) feed(meet(asking, fate));
    },
  };
}
