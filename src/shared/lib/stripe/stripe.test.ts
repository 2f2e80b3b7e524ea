import type { StripeCardNumberElement } from '@stripe/stripe-js';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  $stripe,
  cardMounted,
  cardUnmounted,
  confirmCardPaymentFx,
  confirmCardSetupFx,
  loadStripeFx,
} from './stripe';
import { asCardFailure } from './card-failure';
import { openSandboxStripe } from './sandbox/sandbox';

const billingDetails = {
  name: 'Amara Okafor',
  email: 'amara@school.test',
  address: { line1: '', city: '', state: '', postal_code: '', country: 'US' },
};
const card = { id: 'the fields' } as unknown as StripeCardNumberElement;

function pageWith(methods: Partial<Record<'confirmCardSetup' | 'confirmCardPayment', unknown>>) {
  const stripe = Object.assign(openSandboxStripe(), methods);
  return fork({ values: [[$stripe, stripe]] });
}

test('without a key Stripe.js is not available', async () => {
  const scope = fork();
  const { status, value } = await allSettled(loadStripeFx, {
    scope,
    params: { source: 'stripe', publishableKey: null },
  });
  expect([status, value]).toEqual(['fail', new Error('Stripe.js not available')]);
});

test('without a provider payments are not available', async () => {
  const { status, value } = await allSettled(loadStripeFx, {
    scope: fork(),
    params: { source: 'off', publishableKey: null },
  });
  expect([status, value]).toEqual([
    'fail',
    new Error('Payments are not set up here. Ask the administrator.'),
  ]);
});

test('the sandbox loads its stand-in', async () => {
  const scope = fork();
  await allSettled(loadStripeFx, { scope, params: { source: 'sandbox', publishableKey: null } });
  expect(scope.getState($stripe)).toMatchObject({ confirmCardSetup: expect.any(Function) });
});

test('confirms the mounted fields and returns the ids', async () => {
  const confirmCardSetup = vi.fn(async () => ({
    setupIntent: { id: 'seti_1', payment_method: { id: 'pm_1' } },
  }));
  const scope = pageWith({ confirmCardSetup });
  await allSettled(cardMounted, { scope, params: card });
  const { value } = await allSettled(confirmCardSetupFx, {
    scope,
    params: { clientSecret: 'seti_1_secret_x', billingDetails },
  });
  expect(value).toEqual({ setupIntentId: 'seti_1', paymentMethodId: 'pm_1' });
  expect(confirmCardSetup).toHaveBeenCalledExactlyOnceWith('seti_1_secret_x', {
    payment_method: { card, billing_details: billingDetails },
  });
});

test('a decline fails with its decline code', async () => {
  const error = {
    message: 'Your card has insufficient funds.',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  };
  const scope = pageWith({ confirmCardSetup: async () => ({ error }) });
  await allSettled(cardMounted, { scope, params: card });
  const { status, value } = await allSettled(confirmCardSetupFx, {
    scope,
    params: { clientSecret: 'seti_1_secret_x', billingDetails },
  });
  expect([status, value]).toEqual([
    'fail',
    { message: error.message, code: 'card_declined', declineCode: 'insufficient_funds' },
  ]);
});

test('unmounted fields are not confirmed', async () => {
  const confirmCardSetup = vi.fn();
  const scope = pageWith({ confirmCardSetup });
  await allSettled(cardMounted, { scope, params: card });
  await allSettled(cardUnmounted, { scope });
  const { value } = await allSettled(confirmCardSetupFx, {
    scope,
    params: { clientSecret: 'seti_1_secret_x', billingDetails },
  });
  expect(value).toMatchObject({ message: 'Stripe.js not available' });
  expect(confirmCardSetup).not.toHaveBeenCalled();
});

test.each([
  ['the typed card', { billingDetails }, { payment_method: { card, billing_details: billingDetails } }],
  ['a saved card', { paymentMethodId: 'pm_1' }, { payment_method: 'pm_1' }],
  ['the card that the payment has', {}, {}],
])('pays with %s', async (_, params, data) => {
  const confirmCardPayment = vi.fn(async () => ({ paymentIntent: { id: 'pi_1' } }));
  const scope = pageWith({ confirmCardPayment });
  await allSettled(cardMounted, { scope, params: card });
  const { value } = await allSettled(confirmCardPaymentFx, {
    scope,
    params: { clientSecret: 'pi_1_secret_x', ...params },
  });
  expect(value).toEqual({ paymentIntentId: 'pi_1' });
  expect(confirmCardPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret_x', data);
});

test.each([
  [new Error('Failed to load Stripe.js'), 'Failed to load Stripe.js'],
  [
    { message: 'Your card has expired.', code: 'expired_card', declineCode: undefined },
    'Your card has expired.',
  ],
  ['a string', 'An unexpected error occurred'],
])('every thrown value becomes a card failure with a message', (error, message) => {
  expect(asCardFailure(error).message).toBe(message);
});
