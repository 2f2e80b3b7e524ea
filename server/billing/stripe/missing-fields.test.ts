import { afterAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { openStripe } from './client.ts';
import { halfMillion } from '../testing/half-million.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { billing, signIn } = testApp;

/** Fields that Stripe may omit, also where today's version always sends them. */
const OPTIONAL = new Set([
  'billing_details',
  'number',
  'status_transitions',
  'description',
  'customer_name',
  'customer_email',
  'customer_address',
  'total_discount_amounts',
  'total_taxes',
  'parent',
  'metadata',
  'restrictions',
  'invoice_settings',
]);

/** The response without optional fields, and without every field that is null. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => bare(one));
  if (typeof value !== 'object' || value === null) return value;
  const present = Object.entries(value).filter(([key, inner]) => inner !== null && !OPTIONAL.has(key));
  return Object.fromEntries(present.map(([key, inner]) => [key, bare(inner)]));
}

const stripe = openStripe({
  async fetch(url, init) {
    const answer = (await billing.sandbox?.fetch(url, init)) ?? Response.error();
    const isPayment = new Request(url).url.includes('/payment_intents/');
    const body: unknown = await answer.json();
    // A purchase is recognised by our own metadata, which Stripe always returns.
    return Response.json(isPayment ? body : bare(body), { status: answer.status });
  },
});

const app = await testApp.openApp({ billing: { ...billing, stripe } });
afterAll(() => app.close());

describe('with only the required fields of Stripe’s objects', () => {
  test('a student subscribes, changes, pauses, resumes, cancels and reads invoices and cards', async () => {
    const person = payerOf({ app, billing }, await signIn({ role: 'student', subscribed: false }));
    const subscribed = await person.subscribe('student_plus_month', 'pm_card_visa', { coupon: 'HALF' });
    expect(subscribed.statusCode).toBe(201);
    await person.pass(8);
    const calls = [
      ['preview-subscription', { price_id: 'student_pro_month' }],
      ['subscriptions/change', { price_id: 'student_pro_month' }],
      ['subscriptions/pause', {}],
      ['subscriptions/resume', {}],
      ['subscription/cancel', {}],
      ['subscription/cancel/undo', {}],
      ['payments/intents', halfMillion],
    ] as const;
    for (const [path, payload] of calls) {
      const answer = await person.post(path, payload);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.any(String)]);
    }
    const invoices = await person.get(`billing/invoices/${person.id}`);
    expect([invoices.statusCode, invoices.json().items[0]]).toMatchObject([
      200,
      { number: null, paid_at: null, description: 'Student Pro' },
    ]);
    const one = await person.get(`billing/invoices/${person.id}/${invoices.json().items[0].id}`);
    expect([one.statusCode, one.json()]).toMatchObject([200, { discount: 0, tax: 0, details: { name: '' } }]);
    const cards = await person.get(`billing/payment-methods/${person.id}`);
    expect([cards.statusCode, cards.json().payment_methods]).toMatchObject([200, [{ name: null }]]);
    expect((await person.get(`billing/details/${person.id}`)).statusCode).toBe(200);
    expect((await person.get(`subscriptions/status/${person.id}`)).statusCode).toBe(200);
  });
});
