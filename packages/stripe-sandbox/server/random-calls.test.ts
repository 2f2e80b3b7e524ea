import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestSandbox, START } from './testing/test-sandbox.ts';

const { sandbox, stripe, customerWith, reset } = await openTestSandbox();

/**
 * A reference model of a subscription: a trial, periods paid or unpaid, retries after 3, 8 and 15
 * days, and cancellation at the end of a period. Each step compares it with the sandbox.
 */
interface Reference {
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  card: 'good' | 'bad';
  isPaused: boolean;
  cancels: boolean;
  day: number;
  /** Days since the start: the end of the period, and the remaining attempts. */
  periodEnds: number[];
  attempts: number[];
  paid: number;
}

/** `SANDBOX_SEQUENCES` runs more of them. */
const SEQUENCES = Number(process.env['SANDBOX_SEQUENCES'] ?? 12);
const RETRIES = [3, 8, 15];
/** Period ends after a trial until 4 December 2026, in days since 20 November. */
const ENDS = [14, 45, 76, 104, 135, 165, 196, 226, 257];

const begin = (card: Reference['card']): Reference => ({
  status: 'trialing',
  card,
  isPaused: false,
  cancels: false,
  day: 0,
  periodEnds: [...ENDS],
  attempts: [],
  paid: 0,
});

function pay(state: Reference, at: number): void {
  if (state.card === 'good') {
    state.status = 'active';
    state.paid += 1;
    state.attempts = [];
  } else if (state.attempts.length === 0) {
    state.status = 'past_due';
    state.attempts = RETRIES.map((days) => at + days);
  }
}

function passTo(state: Reference, day: number): void {
  while (state.status !== 'canceled') {
    const [end = Infinity] = state.periodEnds;
    const [attempt = Infinity] = state.attempts;
    const next = Math.min(end, attempt);
    if (next > day) break;
    if (attempt <= end) retry(state);
    else renew(state, end);
  }
  state.day = day;
}

function retry(state: Reference): void {
  const [, ...rest] = state.attempts;
  const isLast = rest.length === 0;
  if (state.isPaused) {
    state.attempts = [];
  } else if (state.card === 'good') {
    state.status = 'active';
    state.paid += 1;
    state.attempts = [];
  } else if (isLast) {
    state.status = 'canceled';
  } else {
    state.attempts = rest;
  }
}

function renew(state: Reference, end: number): void {
  state.periodEnds.shift();
  if (state.cancels) {
    state.status = 'canceled';
    return;
  }
  if (state.status === 'trialing') state.status = 'active';
  if (!state.isPaused) pay(state, end);
}

type Step =
  | { kind: 'pass'; days: number }
  | { kind: 'pay with'; card: Reference['card'] }
  | { kind: 'cancel at the end'; cancels: boolean }
  | { kind: 'pause'; isPaused: boolean };

const anyCard = fc.constantFrom('good' as const, 'bad' as const, 'bad' as const);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 2, 3, 5, 7, 14) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay with' as const), card: anyCard }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel at the end' as const), cancels: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause' as const), isPaused: fc.boolean() }) },
);

function expectStep(state: Reference, step: Step): void {
  if (step.kind === 'pass') passTo(state, state.day + step.days);
  if (step.kind === 'pay with') state.card = step.card;
  if (step.kind === 'cancel at the end') state.cancels = step.cancels;
  if (step.kind === 'pause') state.isPaused = step.isPaused;
}

/** A subscription on trial, and the two cards of its customer. */
async function openLife(first: Reference['card']) {
  await reset();
  const { customer, card: good } = await customerWith('pm_card_visa');
  const { id: bad } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const cards = { good, bad };
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'pro_month' }],
    trial_period_days: 14,
    default_payment_method: cards[first],
  });
  return {
    async take(step: Step, day: number): Promise<void> {
      if (step.kind === 'pass') {
        await sandbox.advance(new Date(START.getTime() + day * 86_400_000));
        return;
      }
      if (step.kind === 'pay with') {
        await stripe.subscriptions.update(id, { default_payment_method: cards[step.card] });
      } else if (step.kind === 'pause') {
        await stripe.subscriptions.update(id, {
          pause_collection: step.isPaused ? { behavior: 'void' } : '',
        });
      } else {
        await stripe.subscriptions.update(id, { cancel_at_period_end: step.cancels });
      }
    },
    async now() {
      const { status } = await stripe.subscriptions.retrieve(id);
      const { data } = await stripe.invoices.list({ customer, limit: 100 });
      return {
        status,
        paid: data.filter((invoice) => invoice.status === 'paid' && invoice.total > 0).length,
      };
    },
  };
}

test('random lifecycles of a subscription agree with a reference model', async () => {
  await fc.assert(
    fc.asyncProperty(anyCard, fc.array(anyStep, { minLength: 6, maxLength: 18 }), async (first, steps) => {
      const life = await openLife(first);
      const state = begin(first);
      for (const one of steps) {
        // An ended subscription no longer changes.
        if (state.status === 'canceled' && one.kind !== 'pass') continue;
        expectStep(state, one);
        await life.take(one, state.day);
        expect(await life.now()).toEqual({ status: state.status, paid: state.paid });
      }
    }),
    { numRuns: SEQUENCES, seed: 20_261_120 },
  );
}, 300_000);
