import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { openTestApp } from '../../testing.ts';
import { ensureCustomer } from '../customers/customers.ts';
import { syncSubscription } from './synchronise.ts';
import { subscriptionClaims, subscriptions } from './tables.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { app, db, billing, signIn } = testApp;

const teacher = async () => payerOf(testApp, await signIn({ subscribed: false }));
const student = async () =>
  payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));

async function findPayer(id: string) {
  const [payer] = await db.select().from(users).where(eq(users.id, id));
  if (payer === undefined) throw new Error('The user does not exist.');
  return payer;
}

/** The live subscriptions at Stripe. */
async function liveAtStripe(): Promise<number> {
  const { data } = await billing.stripe.subscriptions.list({ limit: 100 });
  return data.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired').length;
}

describe('subscribing', () => {
  test('starts the trial of the plan with its credits', async () => {
    const person = await student();
    const answer = await person.subscribe('student_plus_month');
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { status: 'trialing', clientSecret: null, subscription_id: expect.stringMatching(/^sub_/) },
    ]);
    expect(await person.status()).toMatchObject({
      plan_name: 'Student Plus',
      price_id: 'student_plus_month',
      total_credit: 120_000,
      used_credit: 0,
      remaining_credit: 120_000,
      subscriptions: [
        { status: 'trialing', is_active: true, is_paused: false, past_due: false, ends_at: null },
      ],
    });
    const [user] = await db.select().from(users);
    expect(user?.subscribed).toBe(true);
  });

  test('charges at once after an earlier trial', async () => {
    const person = await teacher();
    await person.subscribe('teacher_plus_month');
    await person.post('subscription/cancel', {});
    await person.pass(15);
    expect((await person.status()).subscriptions[0].status).toBe('canceled');
    const answer = await person.subscribe('teacher_pro_month', 'pm_card_visa', { trial_days: 300 });
    expect(answer.json()).toMatchObject({ status: 'active', clientSecret: null });
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 1500 });
  });

  test('happens once for a double click, two tabs and a lost response', async () => {
    const person = await teacher();
    const payment_method_id = await person.saveCard();
    const order = { price_id: 'teacher_pro_month', payment_method_id };
    const answers = await Promise.all([
      person.post('subscriptions/create', order, 'tab-1'),
      person.post('subscriptions/create', order, 'tab-1'),
      person.post('subscriptions/create', order, 'another tab'),
      person.post('subscriptions/create', order),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const again = await person.post('subscriptions/create', order, 'tab-1');
    const ids = [...answers, again].map((answer) => answer.json().subscription_id);
    expect(new Set(ids).size).toBe(1);
    expect(await liveAtStripe()).toBe(1);
    expect(await db.$count(subscriptionClaims)).toBe(0);
  });

  test('to another plan at the same time is rejected', async () => {
    const person = await teacher();
    const payment_method_id = await person.saveCard();
    const answers = await Promise.all([
      person.post('subscriptions/create', { price_id: 'teacher_pro_month', payment_method_id }),
      person.post('subscriptions/create', { price_id: 'teacher_plus_year', payment_method_id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await liveAtStripe()).toBe(1);
    expect(await db.$count(subscriptions)).toBe(1);
  });

  test('is resumed when Stripe created the subscription but its response was lost', async () => {
    const person = await teacher();
    const payment_method_id = await person.saveCard();
    const order = { price_id: 'teacher_pro_month', payment_method_id };
    await person.post('subscriptions/create', order, 'lost answer');
    const [row] = await db.select().from(subscriptions);
    // Simulates a crash between Stripe’s response and our commit.
    await db.delete(subscriptions);
    await db
      .insert(subscriptionClaims)
      .values({ userId: person.id, id: crypto.randomUUID(), order: 'unknown', claimedAt: new Date(0) });
    const answer = await person.post('subscriptions/create', order, 'lost answer');
    expect(answer.json()).toMatchObject({ subscription_id: row?.id });
    expect(await liveAtStripe()).toBe(1);
  });

  test('with a declined card returns the bank’s message and leaves no subscription', async () => {
    const person = await teacher();
    await person.subscribe('teacher_pro_month');
    await person.post('subscription/cancel', {});
    await person.pass(15);
    const declined = await person.subscribe('teacher_pro_month', 'pm_card_chargeCustomerFail');
    expect([declined.statusCode, declined.json()]).toEqual([
      402,
      { status: 'error', message: 'Your card was declined.' },
    ]);
    expect(await liveAtStripe()).toBe(0);
    expect((await person.status()).subscriptions.map(({ status }: { status: string }) => status)).toEqual([
      'canceled',
    ]);
    const answer = await person.subscribe('teacher_pro_month');
    expect(answer.json()).toMatchObject({ status: 'active' });
  });

  test('waits for authentication, and is active after it', async () => {
    const person = await student();
    await person.subscribe('student_pro_month');
    await person.post('subscription/cancel', {});
    await person.pass(8);
    const answer = await person.subscribe('student_pro_month', 'pm_card_authenticationRequired');
    expect(answer.json()).toMatchObject({
      status: 'requires_action',
      clientSecret: expect.stringMatching(/^pi_/),
    });
    const waiting = await person.status();
    expect(waiting.subscriptions[0]).toMatchObject({ status: 'incomplete', is_active: false });
    expect(waiting.total_credit).toBe(20_000);

    await person.confirmPayment(answer.json().clientSecret, 'complete');
    const status = await person.status();
    expect(status.subscriptions[0]).toMatchObject({ status: 'active', is_active: true });
    expect(status.remaining_credit).toBe(2_020_000);
  });

  test('can be retried with another card after failed authentication', async () => {
    const person = await teacher();
    await person.subscribe('teacher_pro_month');
    await person.post('subscription/cancel', {});
    await person.pass(15);
    const first = await person.subscribe('teacher_pro_month', 'pm_card_authenticationRequired');
    await person.confirmPayment(first.json().clientSecret, 'fail');
    const second = await person.subscribe('teacher_pro_month');
    expect(second.json()).toMatchObject({ status: 'active' });
    expect(await liveAtStripe()).toBe(1);
  });

  test('can be retried with the same key and another card after a decline', async () => {
    const person = await teacher();
    await person.subscribe('teacher_pro_month');
    await person.post('subscription/cancel', {});
    await person.pass(15);
    const ask = async (testCard: string) => {
      const payment_method_id = await person.saveCard(testCard);
      return person.post(
        'subscriptions/create',
        { price_id: 'teacher_pro_month', payment_method_id },
        'one attempt',
      );
    };
    expect((await ask('pm_card_chargeCustomerFail')).statusCode).toBe(402);
    expect((await ask('pm_card_visa')).json()).toMatchObject({ status: 'active' });
  });

  test('that failed does not use up the trial', async () => {
    const person = await teacher();
    const payment_method_id = await person.saveCard();
    const { id } = await billing.stripe.subscriptions.create({
      customer: await ensureCustomer(billing, await findPayer(person.id)),
      items: [{ price: 'teacher_pro_month' }],
      default_payment_method: await person.saveCard('pm_card_chargeCustomerFail'),
    });
    await syncSubscription(billing, id);
    await billing.sandbox?.settled();
    const answer = await person.post('subscriptions/create', {
      price_id: 'teacher_pro_month',
      payment_method_id,
    });
    expect(answer.json()).toMatchObject({ status: 'trialing' });
  });

  test('accepts a valid coupon and rejects an invalid one', async () => {
    const person = await teacher();
    const rejected = await person.subscribe('teacher_pro_month', 'pm_card_visa', { coupon: 'ENDED' });
    expect([rejected.statusCode, rejected.json().errors]).toEqual([
      422,
      { coupon: ['This coupon is not valid.'] },
    ]);
    // The id of the coupon behind that code is valid at Stripe, and would bypass the code's expiry.
    const byId = await person.subscribe('teacher_pro_month', 'pm_card_visa', { coupon: 'over' });
    expect([byId.statusCode, byId.json().errors]).toEqual([422, { coupon: ['This coupon is not valid.'] }]);
    expect((await person.subscribe('teacher_pro_month', 'pm_card_visa', { coupon: 'HALF' })).statusCode).toBe(
      201,
    );
    await person.pass(15);
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 750 });
  });
});

test('the settings name the sandbox', async () => {
  const settings = await app.inject({ method: 'GET', url: '/api/settings' });
  expect(settings.json().billing).toEqual({ provider: 'sandbox', publishable_key: null });
});
