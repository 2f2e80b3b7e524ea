import { expect, test } from 'vitest';
import { openTestApp } from '../testing.ts';
import { paymentsOff } from './testing/payments-off.ts';

const { db, mailer, openApp, signIn } = await openTestApp();
const billing = paymentsOff({ db, mailer });

test('without Stripe and without a demonstration, a teacher can neither add a card nor buy a plan', async () => {
  const app = await openApp({ billing });
  const { id, headers } = await signIn({ subscribed: false });
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload: { user_id: id, ...payload } });
  const answers = [
    await post('/api/stripe/setup-intent', {}),
    await post('/api/subscriptions/create', {
      price_id: 'teacher_pro_month',
      payment_method_id: 'pm_card_visa',
    }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toBe('Payments are not set up here. Ask the administrator.');
  }
  expect((await app.inject({ url: '/sandbox/clock', method: 'POST', payload: {} })).statusCode).toBe(404);
  const settings = await app.inject('/api/settings');
  expect(settings.json().billing).toEqual({
    provider: 'off',
    publishable_key: null,
  });
  await app.close();
});
