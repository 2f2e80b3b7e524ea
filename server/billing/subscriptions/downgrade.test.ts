import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { signIn } = testApp;

/** The welcome credits, which do not expire. */
const WELCOME = 20_000;

async function payingStudent(price: string) {
  const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));
  await person.subscribe(price);
  await person.pass(7);
  return person;
}

type Person = Awaited<ReturnType<typeof payingStudent>>;
const credits = async (person: Person) => (await person.status()).remaining_credit - WELCOME;
const change = async (person: Person, price_id: string) => {
  const answer = await person.post('subscriptions/change', { price_id });
  await person.sandbox.settled();
  return answer;
};

describe('a downgrade', () => {
  test('takes effect at the end of the period, with the lower plan’s credits', async () => {
    const person = await payingStudent('student_plus_month');
    await change(person, 'student_pro_month');
    expect(await credits(person)).toBe(2_000_000);
    const before = (await person.status()).subscriptions[0];
    const preview = (await person.post('preview-subscription', { price_id: 'student_plus_month' })).json();
    expect(preview).toMatchObject({
      due_now: 0,
      total: 500,
      next_payment_at: before.current_period_end,
      takes_effect_at: before.current_period_end,
    });
    expect((await change(person, 'student_plus_month')).json()).toMatchObject({
      price_id: 'student_pro_month',
      subscriptions: [{ scheduled_change: { price_id: 'student_plus_month', plan_name: 'Student Plus' } }],
    });
    expect(await credits(person)).toBe(2_000_000);

    await person.pass(31);
    expect(await person.status()).toMatchObject({
      price_id: 'student_plus_month',
      subscriptions: [{ scheduled_change: null, status: 'active' }],
    });
    expect(await credits(person)).toBe(1_500_000);
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 500 });
  });

  test('from yearly to monthly begins a month when the year ends', async () => {
    const person = await payingStudent('student_plus_year');
    await change(person, 'student_pro_month');
    expect(await person.status()).toMatchObject({ price_id: 'student_pro_month' });
    const yearly = await payingStudent('student_plus_year');
    await change(yearly, 'student_plus_month');
    expect(await yearly.status()).toMatchObject({ price_id: 'student_plus_year' });
    await yearly.pass(366);
    expect(await yearly.status()).toMatchObject({ price_id: 'student_plus_month' });
    const { items } = (await yearly.get(`billing/invoices/${yearly.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 500 });
  });

  test('is dropped by choosing the current plan again, by an upgrade and by a cancellation', async () => {
    const person = await payingStudent('student_pro_month');
    const scheduled = async () => (await person.status()).subscriptions[0].scheduled_change;
    await change(person, 'student_plus_month');
    await change(person, 'student_pro_month');
    expect(await scheduled()).toBeNull();
    await change(person, 'student_plus_month');
    await change(person, 'student_pro_year');
    expect([await scheduled(), (await person.status()).price_id]).toEqual([null, 'student_pro_year']);
    await change(person, 'student_plus_month');
    expect((await person.post('subscription/cancel', {})).statusCode).toBe(200);
    expect(await person.status()).toMatchObject({
      subscriptions: [{ scheduled_change: null, cancel_at_period_end: true }],
    });
    expect((await change(person, 'student_plus_month')).json().subscriptions[0]).toMatchObject({
      scheduled_change: { price_id: 'student_plus_month' },
      cancel_at_period_end: false,
    });
  });

  test('during the trial takes effect at once', async () => {
    const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false }));
    await person.subscribe('student_pro_month');
    await change(person, 'student_plus_month');
    expect(await person.status()).toMatchObject({ price_id: 'student_plus_month' });
  });
});
