import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signIn } from '../../../tests/support/account.ts';
import type { Sandbox } from 'stripe-sandbox/server';
import type { InvoiceSummary } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { findCustomer } from '../customers/customers.ts';
import { payerOf } from '../testing/payer.ts';
import { creditsPaidFor, type PaidInvoice } from '../testing/paid-credits.ts';
import { ledger } from './tables.ts';

const testApp = await openTestApp();
const { app, db, billing } = testApp;

/** Through the whole server a sequence takes a second; `npm run bench credits` runs more of them. */
const SEQUENCES = Number(process.env['SERVER_SEQUENCES'] ?? 30);
/** People who share the sandbox's clock, so that moving it costs less. */
const PEOPLE = 30;
const TRIAL = 100_000;
const WELCOME = 20_000;

const prices = ['plus', 'pro'].flatMap((plan) =>
  ['month', 'quarter', 'year'].map((interval) => `student_${plan}_${interval}`),
);
const price = fc.constantFrom(...prices);

type Action =
  | { kind: 'subscribe'; price: string; coupon: string | undefined; card: string }
  | { kind: 'change'; price: string }
  | { kind: 'refund'; amount: number | undefined }
  | { kind: 'dispute' | 'win' | 'lose' }
  | { kind: 'pause' | 'resume' | 'cancel' | 'undo' | 'poll' | 'register' | 'wait' };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      price,
      coupon: fc.constantFrom(undefined, 'WELCOME20', 'HALF', 'welcome20', 'over'),
      card: fc.constantFrom('pm_card_visa', 'pm_card_visa', 'pm_card_chargeCustomerFail'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), price }) },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.record({
        kind: fc.constant('refund' as const),
        amount: fc.constantFrom(undefined, 50, 200),
      }),
      fc.record({ kind: fc.constantFrom('dispute' as const, 'win' as const, 'lose' as const) }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('pause', 'resume', 'cancel', 'undo', 'poll', 'register', 'wait'),
    }),
  },
);

const rounds = fc.array(
  fc.record({
    actions: fc.array(action, { minLength: PEOPLE, maxLength: PEOPLE }),
    days: fc.constantFrom(0, 0, 1, 8, 16, 31, 95),
  }),
  { minLength: 6, maxLength: 6 },
);

type Grant = { credits: number; isTrial: boolean };

/** A person through all their accounts. */
class Person {
  readonly email: string;
  #account: ReturnType<typeof payerOf> | undefined;
  #invoicesBefore: PaidInvoice[] = [];
  #grantsBefore: Grant[] = [];

  constructor(email: string) {
    this.email = email;
  }

  async account() {
    const made = { role: 'student' as const, subscribed: false, tokens: 10_000, email: this.email };
    this.#account ??= payerOf(testApp, await signIn(db, made));
    return this.#account;
  }

  async act(step: Action): Promise<void> {
    const account = await this.account();
    switch (step.kind) {
      case 'subscribe':
        await account.subscribe(
          step.price,
          step.card,
          step.coupon === undefined ? {} : { coupon: step.coupon },
        );
        return;
      case 'change':
        await account.post('subscriptions/change', { price_id: step.price });
        return;
      case 'pause':
      case 'resume':
        await account.post(`subscriptions/${step.kind}`, {});
        return;
      case 'cancel':
        await account.post('subscription/cancel', {});
        return;
      case 'undo':
        await account.post('subscription/cancel/undo', {});
        return;
      case 'poll':
        await account.get(`subscriptions/status/${account.id}`);
        return;
      case 'refund':
        await this.#giveBack({ action: 'refund', amount: step.amount });
        return;
      case 'dispute':
        await this.#giveBack({ action: 'dispute' });
        return;
      case 'win':
      case 'lose':
        await this.#giveBack({
          action: 'close_dispute',
          outcome: step.kind === 'win' ? 'won' : 'lost',
        });
        return;
      case 'register':
        await this.#registerAgain();
        return;
      case 'wait':
    }
  }

  /** Refunds or disputes the newest payment, if Stripe allows it. */
  async #giveBack(given: Parameters<Sandbox['returnPayment']>[1]): Promise<void> {
    const account = await this.account();
    const newest = (await this.#listed()).find(({ total }) => total > 0);
    if (newest) await account.sandbox.returnPayment(newest.id, given);
  }

  async #listed(): Promise<InvoiceSummary[]> {
    const account = await this.account();
    return (await account.get(`billing/invoices/${account.id}?limit=50`)).json().items;
  }

  /** The credits of plans that are left, and the invoices whose money was not returned in full. */
  async left(): Promise<{ credits: number; invoices: PaidInvoice[] }> {
    const account = await this.account();
    const { remaining_credit: remaining } = await account.status();
    const listed = await this.#listed();
    const returned = new Set(
      listed.filter((one) => ['refunded', 'disputed'].includes(one.returned)).map(({ id }) => id),
    );
    const customer = await findCustomer(db, account.id);
    if (customer === undefined) return { credits: 0, invoices: [] };
    const { data } = await billing.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
    const invoices = data.filter(({ id }) => id !== undefined && !returned.has(id)).toReversed();
    return { credits: remaining - WELCOME, invoices };
  }

  async #registerAgain(): Promise<void> {
    const { headers } = await this.account();
    this.#invoicesBefore = await this.invoices();
    this.#grantsBefore = await this.grants();
    const payload = { password: 'a long phrase' };
    await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
    this.#account = undefined;
  }

  /** Every grant by a plan. */
  async grants(): Promise<Grant[]> {
    const { id } = await this.account();
    const rows = await db.select().from(ledger).where(eq(ledger.userId, id));
    const own = rows
      .filter(({ kind, reason }) => kind === 'grant' && reason?.startsWith('period:'))
      .map(({ input, output, reason }) => ({
        credits: input + output,
        // The reason ends with the period's credits: an upgrade may add as many as a trial.
        isTrial: reason?.endsWith(`:${TRIAL}`) === true,
      }));
    return [...this.#grantsBefore, ...own];
  }

  async invoices(): Promise<PaidInvoice[]> {
    const { id } = await this.account();
    const customer = await findCustomer(db, id);
    if (customer === undefined) return this.#invoicesBefore;
    const { data } = await billing.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
    return [...this.#invoicesBefore, ...data.toReversed()];
  }
}

let count = 0;

test(
  'credits granted never exceed those paid for plus one trial',
  async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (steps) => {
        const people = Array.from(
          { length: PEOPLE },
          (_, index) => new Person(`p${count}-${index}@school.test`),
        );
        for (const { actions, days } of steps) {
          await Promise.all(people.map((person, index) => person.act(actions[index] ?? { kind: 'wait' })));
          const first = await people[0]?.account();
          await first?.sandbox.settled();
          await first?.pass(days);
        }
        const now = await billing.now();
        for (const person of people) {
          const grants = await person.grants();
          const trials = grants.filter(({ isTrial }) => isTrial);
          expect(trials.length).toBeLessThanOrEqual(1);
          const byPlans = grants.reduce((sum, { credits }) => sum + credits, 0) - trials.length * TRIAL;
          expect(byPlans).toBeLessThanOrEqual(creditsPaidFor(await person.invoices(), now));
          const left = await person.left();
          expect(left.credits).toBeGreaterThanOrEqual(0);
          expect(left.credits).toBeLessThanOrEqual(creditsPaidFor(left.invoices, now) + TRIAL);
        }
        count += people.length;
      }),
      { numRuns: Math.ceil(SEQUENCES / PEOPLE), endOnFailure: true },
    );
  },
  SEQUENCES * 6000,
);
