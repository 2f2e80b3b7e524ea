import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { changePlan, creditsOf, payingStudent } from '../testing/paying-student.ts';

const testApp = await openTestApp();
const { signIn } = testApp;

describe('a downgrade', () => {
  test('takes effect at the end of the period, with the lower plan’s credits', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    await changePlan(person, 'student_pro_month');
    expect(await creditsOf(person)).toBe(2_000_000);
    const before = (await person.status()).subscriptions[0];
    const preview = (await person.post('preview-subscription', { price_id: 'student_plus_month' })).json();
    expect(preview).toMatchObject({
      due_now: 0,
      total: 500,
      next_payment_at: before.current_period_end,
      takes_effect_at: before.current_period_end,
    });
    expect((await changePlan(person, 'student_plus_month')).json()).toMatchObject({
      price_id: 'student_pro_month',
      subscriptions: [{ scheduled_change: { price_id: 'student_plus_month', plan_name: 'Student Plus' } }],
    });
    expect(await creditsOf(person)).toBe(2_000_000);

    await person.pass(31);
    expect(await person.status()).toMatchObject({
      price_id: 'student_plus_month',
      subscriptions: [{ scheduled_change: null, status: 'active' }],
    });
    expect(await creditsOf(person)).toBe(1_500_000);
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 500 });
  });

  test('from yearly to monthly begins a month when the year ends', async () => {
    const person = await payingStudent(testApp, 'student_plus_year');
    await changePlan(person, 'student_pro_month');
    expect(await person.status()).toMatchObject({ price_id: 'student_pro_month' });
    const yearly = await payingStudent(testApp, 'student_plus_year');
    await changePlan(yearly, 'student_plus_month');
    expect(await yearly.status()).toMatchObject({ price_id: 'student_plus_year' });
    await yearly.pass(366);
    expect(await yearly.status()).toMatchObject({ price_id: 'student_plus_month' });
    const { items } = (await yearly.get(`billing/invoices/${yearly.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: 500 });
  });

  test('is dropped by choosing the current plan again, by an upgrade and by a cancellation', async () => {
    const person = await payingStudent(testApp, 'student_pro_month');
    const scheduled = async () => (await person.status()).subscriptions[0].scheduled_change;
    await changePlan(person, 'student_plus_month');
    await changePlan(person, 'student_pro_month');
    expect(await scheduled()).toBeNull();
    await changePlan(person, 'student_plus_month');
    await changePlan(person, 'student_pro_year');
    expect([await scheduled(), (await person.status()).price_id]).toEqual([null, 'student_pro_year']);
    await changePlan(person, 'student_plus_month');
    expect((await person.post('subscription/cancel', {})).statusCode).toBe(200);
    expect(await person.status()).toMatchObject({
      subscriptions: [{ scheduled_change: null, cancel_at_period_end: true }],
    });
    expect((await changePlan(person, 'student_plus_month')).json().subscriptions[0]).toMatchObject({
      scheduled_change: { price_id: 'student_plus_month' },
      cancel_at_period_end: false,
    });
  });

  test('during the trial takes effect at once', async () => {
    const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false }));
    await person.subscribe('student_pro_month');
    await changePlan(person, 'student_plus_month');
    expect(await person.status()).toMatchObject({ price_id: 'student_plus_month' });
  });
});
