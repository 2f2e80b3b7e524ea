import { describe, expect, test } from 'vitest';
import { reserve, settle } from '../credits/credits.ts';
import { makeRun } from '../credits/testing.ts';
import { openTestApp } from '../../testing.ts';
import { halfMillion } from '../testing/half-million.ts';
import { payerOf } from '../testing/payer.ts';
import { changePlan, creditsOf, payingStudent, type PayingStudent } from '../testing/paying-student.ts';

const testApp = await openTestApp();
const { db, billing, signIn } = testApp;

const MONTH = 1_500_000;
type Return = Parameters<PayingStudent['sandbox']['returnPayment']>[1];

const invoicesOf = async (person: PayingStudent) =>
  (await person.get(`billing/invoices/${person.id}`)).json().items;

/** Refunds or disputes the payment of an invoice, the newest by default. */
async function giveBack(person: PayingStudent, action: Return, index = 0) {
  const invoices = await invoicesOf(person);
  await person.sandbox.returnPayment(invoices[index].id, action);
  await person.sandbox.settled();
}

/** Uses credits of both sides in equal parts. */
async function use(person: PayingStudent, credits: number) {
  const run = await makeRun(db, person.id);
  const tokens = { input: credits / 2, output: credits / 2 };
  await db.transaction((tx) => reserve(tx, person.id, run, tokens));
  await db.transaction((tx) => settle(tx, run, tokens));
}

const today = async () => new Date().toISOString().slice(0, 10);
async function adjustmentsOf(person: PayingStudent) {
  const day = await today();
  const { adjustments } = (await person.get(`usage?from=${day}&to=${day}`)).json();
  return adjustments.map(({ credits, reason }: { credits: number; reason: string }) => [credits, reason]);
}

const subscription = async (person: PayingStudent) => (await person.status()).subscriptions[0];

describe('a refund', () => {
  test('of a part revokes the same part of the credits', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await giveBack(person, { action: 'refund', amount: 100 });
    expect(await creditsOf(person)).toBe(MONTH * 0.8);
    await giveBack(person, { action: 'refund', amount: 150 });
    expect(await creditsOf(person)).toBe(MONTH * 0.5);
    expect(await subscription(person)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(person))[0]).toMatchObject({
      status: 'paid',
      returned: 'partly_refunded',
      amount_returned: 250,
    });
    expect(await adjustmentsOf(person)).toEqual([
      [-MONTH * 0.3, 'payment_refunded'],
      [-MONTH * 0.2, 'payment_refunded'],
    ]);
  });

  test('revokes unused credits only, and leaves the welcome credits', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await use(person, 1_400_000);
    await giveBack(person, { action: 'refund', amount: 250 });
    expect(await creditsOf(person)).toBe(0);
    expect(await adjustmentsOf(person)).toEqual([[-100_000, 'payment_refunded']]);
  });

  test('of the current period in full ends the paid access', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await giveBack(person, { action: 'refund' });
    expect(await creditsOf(person)).toBe(0);
    expect(await subscription(person)).toMatchObject({ status: 'canceled', is_active: false });
    expect((await invoicesOf(person))[0]).toMatchObject({ returned: 'refunded', amount_returned: 500 });
  });

  test('of an earlier period in full changes neither credits nor access', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await person.pass(31);
    expect(await creditsOf(person)).toBe(MONTH);
    await giveBack(person, { action: 'refund' }, 1);
    expect(await creditsOf(person)).toBe(MONTH);
    expect(await subscription(person)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(person)).map(({ returned }: { returned: string }) => returned)).toEqual([
      'none',
      'refunded',
      'none',
    ]);
  });

  test('of half a year halves every later month', async () => {
    const person = await payingStudent(testApp, 'student_plus_year');
    await giveBack(person, { action: 'refund', amount: 2250 });
    expect(await creditsOf(person)).toBe(MONTH / 2);
    await person.pass(31);
    expect(await creditsOf(person)).toBe(MONTH / 2);
  });

  test('of an upgrade revokes the difference and leaves the plan', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await changePlan(person, 'student_pro_month');
    expect(await creditsOf(person)).toBe(2_000_000);
    await giveBack(person, { action: 'refund' });
    expect(await creditsOf(person)).toBe(MONTH);
    expect(await subscription(person)).toMatchObject({ status: 'active', price_id: 'student_pro_month' });
  });

  test('rejects an upgrade, which would credit the returned money', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await giveBack(person, { action: 'refund', amount: 100 });
    const answer = await changePlan(person, 'student_pro_month');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/was returned or is disputed/);
    expect(await subscription(person)).toMatchObject({ price_id: 'student_plus_month' });
  });

  test('of a pack revokes bought credits as far as they are unused', async () => {
    const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));
    const card = await person.saveCard();
    const { clientSecret } = (await person.post('payments/intents', halfMillion)).json();
    await person.pay(clientSecret, card);
    await use(person, 320_000);
    await person.sandbox.returnPayment(clientSecret.split('_secret_')[0], { action: 'refund', amount: 100 });
    await person.sandbox.settled();
    expect((await person.status()).remaining_credit).toBe(200_000 - 125_000);
    await person.sandbox.returnPayment(clientSecret.split('_secret_')[0], { action: 'refund' });
    await person.sandbox.settled();
    expect((await person.status()).remaining_credit).toBe(0);
  });

  test('of a teacher in full ends the access to gated templates', async () => {
    const person = payerOf(testApp, await signIn({ role: 'teacher', subscribed: false, tokens: 10_000 }));
    await person.subscribe('teacher_pro_month');
    await person.pass(14);
    await giveBack(person, { action: 'refund' });
    expect(await subscription(person)).toMatchObject({ status: 'canceled' });
  });
});

describe('a dispute', () => {
  test('revokes the credits while it is open, and gives them back when it is won', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await use(person, 500_000);
    await giveBack(person, { action: 'dispute' });
    expect(await creditsOf(person)).toBe(0);
    expect(await subscription(person)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(person))[0]).toMatchObject({ returned: 'disputed', amount_returned: 500 });

    await giveBack(person, { action: 'close_dispute', outcome: 'won' });
    expect(await creditsOf(person)).toBe(1_000_000);
    expect((await invoicesOf(person))[0]).toMatchObject({ returned: 'none', amount_returned: 0 });
    expect(await adjustmentsOf(person)).toEqual([
      [1_000_000, 'dispute_won'],
      [-1_000_000, 'payment_disputed'],
    ]);
  });

  test('that is won after the month has ended gives the credits back without an end', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await giveBack(person, { action: 'dispute' });
    await person.pass(31);
    expect(await creditsOf(person)).toBe(MONTH);
    await giveBack(person, { action: 'close_dispute', outcome: 'won' }, 1);
    expect(await creditsOf(person)).toBe(2 * MONTH);
    await person.pass(31);
    expect(await creditsOf(person)).toBe(2 * MONTH);
  });

  test('of the current period that is lost ends the paid access', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await giveBack(person, { action: 'dispute' });
    await giveBack(person, { action: 'close_dispute', outcome: 'lost' });
    expect(await creditsOf(person)).toBe(0);
    expect(await subscription(person)).toMatchObject({ status: 'canceled' });
    expect((await invoicesOf(person))[0]).toMatchObject({ returned: 'disputed' });
  });
});

test('a returned payment of a deleted account is ignored', async () => {
  const person = await payingStudent(testApp, 'student_plus_month');
  const [{ id }] = await invoicesOf(person);
  const answer = await testApp.app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: person.headers,
    payload: { password: 'a long phrase' },
  });
  expect(answer.statusCode).toBe(204);
  await person.sandbox.returnPayment(id, { action: 'refund' });
  await person.sandbox.settled();
  const { data } = await billing.stripe.events.list({ limit: 1 });
  expect(data).toMatchObject([{ type: 'charge.refunded', pending_webhooks: 0 }]);
});
