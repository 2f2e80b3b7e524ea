import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { subscriptions } from './tables.ts';

const testApp = await openTestApp();
const { db, signIn } = testApp;

const teacher = async () => payerOf(testApp, await signIn({ subscribed: false }));

describe('a request to subscribe', () => {
  test.each([
    ['a price of the other role', 'student_plus_month'],
    ['an unknown price', 'teacher_free_month'],
  ])('is rejected with %s', async (_, price_id) => {
    const person = await teacher();
    const answer = await person.subscribe(price_id);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { price_id: ['This plan does not exist. Choose another one.'] },
    ]);
  });

  test('cannot set trial days', async () => {
    const student = await signIn({ role: 'student', subscribed: false, tokens: 10_000 });
    const person = payerOf(testApp, student);
    await person.subscribe('student_plus_month', 'pm_card_visa', { trial_days: 3650 });
    const [row] = await db.select().from(subscriptions);
    const days = ((row?.trialEndsAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBe(7);
  });

  test('is rejected with the card of another user', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const payment_method_id = await owner.saveCard();
    const answer = await other.post('subscriptions/create', {
      price_id: 'teacher_pro_month',
      payment_method_id,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { payment_method_id: ['This card is not saved in your account.'] },
    ]);
    const chosen = await other.post('subscription/update-payment-method', { payment_method_id });
    expect(chosen.statusCode).not.toBe(200);
  });

  test('is rejected with a card number in a text field', async () => {
    const person = await teacher();
    const payment_method_id = '4242424242424242';
    const answer = await person.post('subscriptions/create', {
      price_id: 'teacher_pro_month',
      payment_method_id,
    });
    expect(answer.statusCode).toBe(422);
  });
});
