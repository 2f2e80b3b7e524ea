import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payerOf } from '../../server/billing/testing/payer.ts';
import { openTestApp } from '../../server/testing.ts';
import type { Problem } from '../../src/shared/api/problem.ts';
import {
  attemptOf,
  type In,
  isInactive,
  type Order,
  type Progress,
  progressOf,
  type Subscribing,
} from '../../src/features/subscribe/model/subscribing.ts';
import * as transitions from '../../src/features/subscribe/model/transitions.ts';

const testApp = await openTestApp();

const LIVE = ['trialing', 'active', 'past_due'];
const MONTH = 1_500_000;
const lost: Problem = { status: null, message: 'Lectern cannot be reached.', fields: {} };

const outcomes = ['done', 'done', 'done', 'refused', 'lost before', 'lost after'] as const;
const cards = ['pm_card_visa', 'pm_card_authenticationRequired', 'pm_card_chargeCustomerFail'] as const;
type Outcome = (typeof outcomes)[number];

type Arrow = (state: Subscribing) => Subscribing;

type Person = ReturnType<typeof payerOf>;

/** Two tabs of one person on one device: the client's machine in each, the real server and the sandbox behind them. */
function openTabs(person: Person) {
  const order: Order = {
    userId: person.id,
    priceId: 'student_plus_month',
    tokensLimit: MONTH,
    trialDays: 7,
    coupon: null,
    details: {
      name: 'Sam Example',
      email: 'sam@school.test',
      address: { line1: '', city: '', state: '', postal_code: '', country: 'US' },
    },
  };
  let stored: Progress | null = null;
  let keys = 0;
  /** Each tab, with the states whose request has no answer yet. */
  const tabs: { state: Subscribing; waiting: Subscribing[] }[] = [0, 1].map(() => ({
    state: { state: 'idle' },
    waiting: [],
  }));

  const tabOf = (index: number) => {
    const tab = tabs[index];
    if (tab === undefined) throw new Error(`There is no tab ${index}.`);
    return tab;
  };

  function feed(index: number, arrow: Arrow): void {
    const tab = tabOf(index);
    const from = tab.state;
    tab.state = arrow(from);
    if (tab.state === from) return;
    const after = progressOf(tab.state);
    if (after !== undefined && after !== progressOf(from)) stored = after;
    if (!isInactive(tab.state)) tab.waiting.push(tab.state);
  }

  function claim(): Arrow {
    const resumed = stored?.card ? stored : null;
    if (!resumed) keys += 1;
    const progress = resumed ?? { attempt: { ...order, key: `${person.id}-${keys}` }, card: null };
    return (state) => transitions.begin(state, { progress, adopted: resumed !== null });
  }

  async function create(
    { attempt: { key, priceId }, card }: In<'creatingSubscription'>,
    outcome: Outcome,
  ): Promise<Arrow> {
    const failed = (problem: Problem): Arrow => {
      return (state) => transitions.failToSubscribe(state, { key, problem });
    };
    if (outcome === 'lost before') return failed(lost);
    const payload = { price_id: priceId, payment_method_id: card.paymentMethodId };
    const answer = await person.post('subscriptions/create', payload, key);
    await person.sandbox.settled();
    if (outcome === 'lost after') return failed(lost);
    if (answer.statusCode !== 201)
      return failed({ status: answer.statusCode, message: answer.json().message, fields: {} });
    return (state) => transitions.subscribe(state, { key, created: answer.json() });
  }

  async function authenticate(key: string, secret: string, outcome: Outcome): Promise<Arrow> {
    const failed = (open: boolean): Arrow => {
      return (state) => transitions.failToAuthenticate(state, { key, message: 'refused', open });
    };
    if (outcome === 'lost before') return failed(true);
    const { status } = await person.confirmPayment(secret, outcome === 'refused' ? 'fail' : 'complete');
    if (outcome === 'lost after') return failed(true);
    return status === 200 && outcome !== 'refused'
      ? (state) => transitions.authenticate(state, { key })
      : failed(outcome !== 'refused');
  }

  async function respond(asking: Subscribing, outcome: Outcome, card: string): Promise<Arrow> {
    if (asking.state === 'claiming') return claim();
    const key = attemptOf(asking)?.key ?? '';
    const isDone = outcome === 'done';
    const message = 'refused';
    switch (asking.state) {
      case 'checkingStatus': {
        if (!isDone) return (state) => transitions.failToCheckStatus(state, { key, message });
        const status = await person.status();
        return (state) => transitions.receiveStatus(state, { key, status });
      }
      case 'creatingSetupIntent':
        return (state) =>
          isDone
            ? transitions.receiveSetupIntent(state, { key, clientSecret: 'seti' })
            : transitions.failToSetUp(state, { key, message });
      case 'confirmingCard': {
        if (!isDone) return (state) => transitions.rejectCard(state, { key, message });
        const paymentMethodId = await person.saveCard(card);
        const confirmed = { setupIntentId: 'seti', paymentMethodId };
        return (state) => transitions.confirmCard(state, { key, card: confirmed });
      }
      case 'creatingSubscription':
        return create(asking, outcome);
      case 'confirmingExtraStep':
        return authenticate(key, asking.clientSecret, outcome);
      case 'polling': {
        const answer = await person.get(`subscriptions/status/${person.id}`);
        return (state) =>
          isDone
            ? transitions.receivePoll(state, { key, status: answer.json() })
            : transitions.failToPoll(state, { key });
      }
      case 'pausing':
        return (state) => transitions.pollAgain(state, { key });
      case 'refreshingPaymentMethods':
        return (state) => transitions.finish(state, { key });
      default:
        throw new Error(`${asking.state} asks for nothing.`);
    }
  }

  return {
    stateOf: (index: number) => tabOf(index).state.state,
    async live(): Promise<number> {
      const { subscriptions } = await person.status();
      return subscriptions.filter(({ status }: { status: string }) => LIVE.includes(status)).length;
    },
    /** The page does not offer a plan that the user already has. */
    async pressPay(index: number) {
      if (tabOf(index).state.state !== 'idle' || (await this.live()) === 0)
        feed(index, (state) => transitions.order(state, order));
    },
    async answer(index: number, outcome: Outcome, card: string) {
      const asking = tabOf(index).waiting.shift();
      if (asking) feed(index, await respond(asking, outcome, card));
    },
    reload(index: number) {
      tabs[index] = { state: { state: 'idle' }, waiting: [] };
      const progress = stored;
      if (progress) feed(index, (state) => transitions.resume(state, progress));
    },
  };
}

const event = fc.record({
  tab: fc.constantFrom(0, 0, 0, 1),
  action: fc.constantFrom('press', 'answer', 'answer', 'answer', 'answer', 'reload'),
  outcome: fc.constantFrom(...outcomes),
  card: fc.constantFrom(...cards),
});

test('random events in two tabs subscribe once and grant credits once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(event, { maxLength: 24 }), async (hadTrial, events) => {
      const person = payerOf(
        testApp,
        await testApp.signIn({ role: 'student', subscribed: false, tokens: 10_000 }),
      );
      if (hadTrial) {
        const begun = await person.subscribe('student_plus_month');
        await testApp.billing.stripe.subscriptions.cancel(begun.json().subscription_id);
        await person.sandbox.settled();
      }
      const before = (await person.status()).remaining_credit;
      const world = openTabs(person);
      for (const { tab, action, outcome, card } of events) {
        if (action === 'press') await world.pressPay(tab);
        else if (action === 'reload') world.reload(tab);
        else await world.answer(tab, outcome, card);
        expect(await world.live()).toBeLessThanOrEqual(1);
      }

      // From any state, one press and successful responses end with one subscription.
      for (let left = 40; left > 0 && world.stateOf(0) !== 'done'; left -= 1) {
        if (world.stateOf(0) === 'idle' && (await world.live()) === 1) break;
        await (['idle', 'failed'].includes(world.stateOf(0))
          ? world.pressPay(0)
          : world.answer(0, 'done', 'pm_card_visa'));
      }
      expect(await world.live()).toBe(1);
      const { remaining_credit } = await person.status();
      expect(remaining_credit).toBe(hadTrial ? MONTH + before : before + 100_000);
    }),
    { numRuns: 25 },
  );
});
