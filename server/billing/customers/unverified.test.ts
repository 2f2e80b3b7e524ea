import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { halfMillion } from '../testing/half-million.ts';
import { billingCustomers } from './tables.ts';

const { app, db, billing, signIn } = await openTestApp();

const address = { line1: '', city: '', state: '', postal_code: '', country: 'US' };

test.each([
  ['POST', 'stripe/setup-intent', {}],
  ['POST', 'payments/intents', halfMillion],
  ['POST', 'preview-subscription', { price_id: 'student_plus_month' }],
  ['POST', 'subscriptions/create', { price_id: 'student_plus_month', payment_method_id: 'pm_1' }],
  ['POST', 'subscriptions/change', { price_id: 'student_pro_month' }],
  ['POST', 'subscriptions/pause', {}],
  ['POST', 'subscriptions/resume', {}],
  ['POST', 'subscription/cancel/undo', {}],
  ['POST', 'subscription/update-payment-method', { payment_method_id: 'pm_1' }],
  ['PUT', 'billing/details/{id}', { name: 'Sam Example', email: 'sam@school.test', address }],
] as const)('an unverified user is rejected by %s %s and becomes no customer', async (method, path, body) => {
  const person = await signIn({ role: 'student', subscribed: false, verified: false });
  const answer = await app.inject({
    method,
    url: `/api/${path.replace('{id}', person.id)}`,
    headers: person.headers,
    payload: method === 'PUT' ? body : { user_id: person.id, ...body },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'Verify your email first.']);
  expect(await db.$count(billingCustomers)).toBe(0);
  expect((await billing.stripe.customers.list()).data).toEqual([]);
});

test('an unverified user may still cancel, so that nothing charges an account that cannot be used', async () => {
  const person = await signIn({ role: 'student', subscribed: false, verified: false });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/subscription/cancel',
    headers: person.headers,
    payload: { user_id: person.id },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'You have no subscription.']);
});
