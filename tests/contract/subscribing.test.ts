import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { payerOf } from '../../server/billing/testing/payer.ts';
import { openTestApp } from '../../server/testing.ts';
import { type Input, type Request, step } from '../../src/features/subscribe/model/step.ts';
import {
  type Order,
  type Progress,
  progressOf,
  type Subscribing,
} from '../../src/features/subscribe/model/subscribing.ts';

const testApp = await openTestApp();

const LIVE = ['trialing', 'active', 'past_due'];
const MONTH = 1_500_000;
const lost = { status: null, message: 'Lectern cannot be reached.', fields: {} };

const outcomes = ['done', 'done', 'done', 'refused', 'lost before', 'lost after'] as const;
const cards = ['pm_card_visa', 'pm_card_authenticationRequired', 'pm_card_chargeCustomerFail'] as const;
type Outcome = (typeof outcomes)[number];

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
  const tabs: { state: Subscribing; waiting: Request[] }[] = [0, 1].map(() => ({
    state: { state: 'idle' },
    waiting: [],
  }));

  const tabOf = (index: number) => {
    const tab = tabs[index];
    if (tab === undefined) throw new Error(`There is no tab ${index}.`);
    return tab;
  };

  function feed(index: number, input: Input): void {
    const tab = tabOf(index);
    const move = step(tab.state, input);
    if (move === null) return;
    const after = progressOf(move.to);
    if (after !== undefined && after !== progressOf(tab.state)) stored = after;
    tab.state = move.to;
    if (move.request) tab.waiting.push(move.request);
  }

  function claim(): Input {
    if (stored?.card) return { kind: 'claimed', progress: stored, adopted: true };
    keys += 1;
    const attempt = { ...order, key: `${person.id}-${keys}` };
    return { kind: 'claimed', progress: { attempt, card: null }, adopted: false };
  }

  async function create(
    request: Extract<Request, { kind: 'createSubscription' }>,
    outcome: Outcome,
  ): Promise<Input> {
    const { key, priceId } = request.attempt;
    if (outcome === 'lost before') return { kind: 'createFailed', key, problem: lost };
    const payload = { price_id: priceId, payment_method_id: request.card.paymentMethodId };
    const answer = await person.post('subscriptions/create', payload, key);
    await person.sandbox.settled();
    if (outcome === 'lost after') return { kind: 'createFailed', key, problem: lost };
    if (answer.statusCode === 201) return { kind: 'created', key, answer: answer.json() };
    const { message } = answer.json();
    return { kind: 'createFailed', key, problem: { status: answer.statusCode, message, fields: {} } };
  }

  async function confirm(key: string, secret: string, outcome: Outcome): Promise<Input> {
    if (outcome === 'lost before') return { kind: 'refused', key, message: 'cut', open: true };
    const { status } = await person.confirmPayment(secret, outcome === 'refused' ? 'fail' : 'complete');
    if (outcome === 'lost after') return { kind: 'refused', key, message: 'cut', open: true };
    return status === 200 && outcome !== 'refused'
      ? { kind: 'extraStepConfirmed', key }
      : { kind: 'refused', key, message: 'refused', open: outcome !== 'refused' };
  }

  async function respond(request: Request, outcome: Outcome, card: string): Promise<Input> {
    if (request.kind === 'claim') return claim();
    const { key } = request.attempt;
    const refused: Input = { kind: 'refused', key, message: 'refused' };
    switch (request.kind) {
      case 'readStatus':
        return outcome === 'done' ? { kind: 'statusReceived', key, status: await person.status() } : refused;
      case 'createSetupIntent':
        return outcome === 'done' ? { kind: 'setupIntentReceived', key, clientSecret: 'seti' } : refused;
      case 'confirmCard': {
        if (outcome !== 'done') return refused;
        const paymentMethodId = await person.saveCard(card);
        return { kind: 'cardConfirmed', key, card: { setupIntentId: 'seti', paymentMethodId } };
      }
      case 'createSubscription':
        return create(request, outcome);
      case 'confirmExtraStep':
        return confirm(key, request.clientSecret, outcome);
      case 'poll': {
        const answer = await person.get(`subscriptions/status/${person.id}`);
        return outcome === 'done'
          ? { kind: 'polled', key, status: answer.json() }
          : { kind: 'pollFailed', key };
      }
      case 'pause':
        return { kind: 'pollDelayEnded', key };
      case 'refreshPaymentMethods':
        return { kind: 'paymentMethodsSettled', key };
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
        feed(index, { kind: 'payRequested', order });
    },
    async answer(index: number, outcome: Outcome, card: string) {
      const request = tabOf(index).waiting.shift();
      if (request) feed(index, await respond(request, outcome, card));
    },
    reload(index: number) {
      tabs[index] = { state: { state: 'idle' }, waiting: [] };
      if (stored) feed(index, { kind: 'returned', progress: stored });
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
