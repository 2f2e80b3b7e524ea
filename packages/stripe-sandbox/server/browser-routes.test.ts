import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openTestSandbox } from './testing/test-sandbox.ts';

const { sandbox, stripe, types } = await openTestSandbox();

async function openApp({ controls }: { controls: boolean }) {
  const app = Fastify();
  sandbox.mount(app, { controls, onRequest: async (request) => void requests.push(request.url) });
  return app;
}

const requests: string[] = [];
const app = await openApp({ controls: true });
afterAll(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

async function newSetup() {
  const { id: customer } = await stripe.customers.create({ name: 'Amara Okafor' });
  const { id, client_secret: secret } = await stripe.setupIntents.create({ customer });
  return { customer, url: `/sandbox/stripe/v1/setup_intents/${id}`, client_secret: secret ?? '' };
}

test('saves an accepted card with its billing details and expiry', async () => {
  const { customer, url, client_secret } = await newSetup();
  const answer = await post(`${url}/confirm`, {
    client_secret,
    payment_method: 'pm_card_visa',
    card: { exp_month: '9', exp_year: '2029' },
    billing_details: { name: 'Amara Okafor', address: { country: 'US', postal_code: '98405', city: '' } },
  });
  await sandbox.settled();

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ object: 'setup_intent', status: 'succeeded' });
  expect((await stripe.customers.listPaymentMethods(customer)).data).toMatchObject([
    {
      card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2029 },
      billing_details: { name: 'Amara Okafor', address: { postal_code: '98405', city: null } },
    },
  ]);
  expect(types()).toContain('payment_method.attached');
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
])('%s is declined with its code, and another card can be tried', async (card, code, decline) => {
  const { url, client_secret } = await newSetup();
  const answer = await post(`${url}/confirm`, { client_secret, payment_method: card });
  expect(answer.statusCode).toBe(402);
  const { error } = answer.json<{ error: Record<string, unknown> }>();
  expect(error).toMatchObject({
    type: 'card_error',
    code,
    setup_intent: { status: 'requires_payment_method' },
  });
  expect(error['decline_code']).toBe(decline);

  const second = await post(`${url}/confirm`, { client_secret, payment_method: 'pm_card_mastercard' });
  expect(second.json()).toMatchObject({ status: 'succeeded' });
});

test('authentication by the cardholder fails, then succeeds', async () => {
  const { url, client_secret } = await newSetup();
  const confirm = { client_secret, payment_method: 'pm_card_authenticationRequiredOnSetup' };
  expect((await post(`${url}/confirm`, confirm)).json()).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  const failed = await post(`${url}/answer`, { client_secret, answer: 'fail' });
  expect(failed.json()).toMatchObject({ error: { code: 'setup_intent_authentication_failure' } });

  await post(`${url}/confirm`, confirm);
  const completed = await post(`${url}/answer`, { client_secret, answer: 'complete' });
  expect(completed.json()).toMatchObject({
    status: 'succeeded',
    payment_method: { card: { last4: '3155' } },
  });
});

test('the client secret of another intent is rejected', async () => {
  const [one, other] = [await newSetup(), await newSetup()];
  const answer = await post(`${one.url}/confirm`, {
    client_secret: other.client_secret,
    payment_method: 'pm_card_visa',
  });
  expect(answer.statusCode).toBe(404);
  expect(JSON.stringify(answer.json())).not.toContain(one.client_secret);
});

test('a card number is rejected in every field', async () => {
  const { customer, url, client_secret } = await newSetup();
  const answer = await post(`${url}/confirm`, {
    client_secret,
    payment_method: 'pm_card_visa',
    billing_details: { name: '4242 4242 4242 4242' },
  });
  expect(answer.statusCode).toBe(400);
  expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
});

test.each(['4242424242424242@school.test', 'pupil4242424242424242@school.test'])(
  'the digits of %s are not a card number',
  async (email) => {
    const { url, client_secret } = await newSetup();
    const request = { client_secret, payment_method: 'pm_card_visa', billing_details: { email } };
    expect((await post(`${url}/confirm`, request)).statusCode).toBe(200);
  },
);

test('calls that the stand-in does not make are rejected', async () => {
  const { url, client_secret } = await newSetup();
  const answers = await Promise.all([
    post(`${url}/confirm`, { client_secret, payment_method: 'tok_visa' }),
    post(`${url}/confirm`, { client_secret, payment_method: 'pm_card_visa', amount: 1 }),
    post(`${url}/confirm`, { payment_method: 'pm_card_visa' }),
    post(`${url}/answer`, { client_secret, answer: 'perhaps' }),
    post(`${url}/cancel`, { client_secret }),
    post('/sandbox/stripe/v1/customers/cus_1/confirm', { client_secret }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 404, 404]);
});

test('time moves forward by a valid number of days', async () => {
  const moved = await post('/sandbox/clock', { advance_days: 14 });
  expect(moved.json()).toEqual({ now: '2026-12-04T10:00:00.000Z' });
  const rejected = await Promise.all(
    [-1, 0, 801, 'x'].map((days) => post('/sandbox/clock', { advance_days: days })),
  );
  expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

test('without the option there is no clock route', async () => {
  const closed = await openApp({ controls: false });
  const answer = await closed.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance_days: 1 } });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});

test("the host's hook runs before each call", async () => {
  requests.length = 0;
  await app.inject({ method: 'GET', url: '/sandbox/clock' });
  expect(requests).toEqual(['/sandbox/clock']);
});
