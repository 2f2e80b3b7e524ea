import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../testing.ts';
import { openStripe } from './client.ts';
import { intentIdOf, subscriptionOfEvent } from './shapes.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { billing, signIn } = testApp;

const recent = z.looseObject({
  items: z.object({
    data: z.tuple([
      z.object({
        id: z.string(),
        price: z.unknown(),
        current_period_start: z.number(),
        current_period_end: z.number(),
      }),
    ]),
  }),
  latest_invoice: z
    .looseObject({ confirmation_secret: z.object({ client_secret: z.string() }).nullish() })
    .nullable(),
});

/**
 * A subscription of an API version whose invoices have no confirmation secret and whose items have
 * no period.
 */
function asOlder(subscription: z.output<typeof recent>) {
  const [{ id, price, ...period }] = subscription.items.data;
  const { confirmation_secret: secret, ...invoice } = subscription.latest_invoice ?? {};
  const payment_intent = secret ? { id: intentIdOf(secret.client_secret) } : null;
  return {
    ...subscription,
    ...period,
    items: { data: [{ id, price }] },
    latest_invoice: { ...invoice, payment_intent },
  };
}

const unknownExpansion = {
  error: {
    type: 'invalid_request_error',
    param: 'expand',
    message: 'This property cannot be expanded (confirmation_secret).',
  },
};

const older = openStripe({
  async fetch(url, init) {
    const address = decodeURIComponent(new Request(url).url);
    if (!/\/v1\/subscriptions\/sub_\w+\?/.test(address))
      return billing.sandbox?.fetch(url, init) ?? Response.error();
    if (address.includes('confirmation_secret')) return Response.json(unknownExpansion, { status: 400 });
    const requested = address.replace('latest_invoice.payment_intent', 'latest_invoice.confirmation_secret');
    const answer = await billing.sandbox?.fetch(requested, init);
    return Response.json(asOlder(recent.parse(await answer?.json())));
  },
});

describe('with an older API version', () => {
  test('a payment that requires authentication is confirmed', async () => {
    const app = await testApp.openApp({ billing: { ...billing, stripe: older } });
    afterAll(() => app.close());
    const person = payerOf({ app, billing }, await signIn({ role: 'student', subscribed: false }));
    await person.subscribe('student_plus_month');
    const trial = (await person.status()).subscriptions[0];
    expect(trial.current_period_end).toBe(trial.trial_ends_at);
    await person.post('subscription/cancel', {});
    await person.pass(8);
    const answer = await person.subscribe('student_plus_month', 'pm_card_authenticationRequired');
    expect(answer.json()).toMatchObject({
      status: 'requires_action',
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
    });
    await person.confirmPayment(answer.json().clientSecret, 'complete');
    expect((await person.status()).subscriptions[0]).toMatchObject({ status: 'active' });
  });

  test.each([
    ['a current invoice', { object: 'invoice', parent: { subscription_details: { subscription: 'sub_1' } } }],
    ['an older invoice', { object: 'invoice', subscription: 'sub_1' }],
    ['an invoice with an expanded subscription', { object: 'invoice', subscription: { id: 'sub_1' } }],
    ['a subscription', { object: 'subscription', id: 'sub_1' }],
  ])('the subscription of %s is found', (_, object) => {
    expect(subscriptionOfEvent(object)).toBe('sub_1');
  });

  test('an invoice of a one-off purchase has no subscription', () => {
    expect(subscriptionOfEvent({ object: 'invoice', parent: null })).toBeUndefined();
  });
});
