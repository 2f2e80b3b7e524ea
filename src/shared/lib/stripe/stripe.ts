import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { BillingSettingsProvider } from '../../api/auth';
import { attach, createEffect, createEvent, createStore } from 'effector';
import { type CardFailure, cardFailureOf } from './card-failure';

/** The cardholder's name and address, which Stripe stores with the card. */
export interface BillingDetails {
  name: string;
  email: string;
  address: { line1: string; city: string; state: string; postal_code: string; country: string };
}

/** Which Stripe.js to load, and our publishable key. */
export interface StripeSource {
  source: BillingSettingsProvider;
  publishableKey: string | null;
}

/**
 * Loads Stripe's own script, or the sandbox's stand-in. Fails with 'Stripe.js not available' or
 * 'Failed to load Stripe.js'; a later call tries again.
 */
export const loadStripeFx = createEffect<StripeSource, Stripe>({
  name: 'loadStripe',
  async handler({ source, publishableKey }) {
    if (source === 'sandbox') return (await import('./sandbox/sandbox')).openSandboxStripe();
    if (source === 'off') throw new Error('Payments are not set up here. Ask the administrator.');
    if (publishableKey === null) throw new Error('Stripe.js not available');
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(publishableKey);
    if (stripe === null) throw new Error('Stripe.js not available');
    return stripe;
  },
});

/** The card fields are mounted and can be confirmed. */
export const cardMounted = createEvent<StripeCardNumberElement>();
export const cardUnmounted = createEvent();

export const $stripe = createStore<Stripe | null>(null, { serialize: 'ignore' }).on(
  loadStripeFx.doneData,
  (_, stripe) => stripe,
);

const $card = createStore<StripeCardNumberElement | null>(null, { serialize: 'ignore' })
  .on(cardMounted, (_, card) => card)
  .reset(cardUnmounted);

/** Fills one of the sandbox's test cards into the fields. */
export const fillTestCardFx = attach({
  name: 'fillTestCard',
  source: $card,
  mapParams: (number: string, card) => ({ number, card }),
  effect: createEffect<{ number: string; card: StripeCardNumberElement | null }, void>(
    async ({ number, card }) => {
      if (card !== null) (await import('./sandbox/sandbox')).fillTestCard(card, number);
    },
  ),
});

/** Saves the entered card. If the bank requires authentication, Stripe.js opens a dialog first. */
export const confirmCardSetupFx = attach({
  name: 'confirmCardSetup',
  source: { stripe: $stripe, card: $card },
  mapParams: (params: { clientSecret: string; billingDetails: BillingDetails }, page) => ({
    ...params,
    ...page,
  }),
  effect: createEffect<
    WithPage & { clientSecret: string; billingDetails: BillingDetails },
    { setupIntentId: string; paymentMethodId: string },
    CardFailure
  >(async ({ stripe, card, clientSecret, billingDetails }) => {
    if (stripe === null || card === null) throw unavailable;
    const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, {
      payment_method: { card, billing_details: billingDetails },
    });
    if (error !== undefined) throw cardFailureOf(error);
    return { setupIntentId: setupIntent.id, paymentMethodId: idOf(setupIntent.payment_method) };
  }),
});

/** Pays with a saved card, the entered one or, without either, the card of the payment. */
export interface CardPayment {
  clientSecret: string;
  paymentMethodId?: string;
  billingDetails?: BillingDetails;
}

export const confirmCardPaymentFx = attach({
  name: 'confirmCardPayment',
  source: { stripe: $stripe, card: $card },
  mapParams: (params: CardPayment, page) => ({ ...params, ...page }),
  effect: createEffect<WithPage & CardPayment, { paymentIntentId: string }, CardFailure>(
    async ({ stripe, card, clientSecret, paymentMethodId, billingDetails }) => {
      if (stripe === null) throw unavailable;
      if (billingDetails !== undefined && card === null) throw unavailable;
      const typed = card !== null && billingDetails !== undefined;
      const method = typed ? { card, billing_details: billingDetails } : paymentMethodId;
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
        ...(method !== undefined && { payment_method: method }),
      });
      if (error !== undefined) throw cardFailureOf(error);
      return { paymentIntentId: paymentIntent.id };
    },
  ),
});

interface WithPage {
  stripe: Stripe | null;
  card: StripeCardNumberElement | null;
}

const unavailable: CardFailure = {
  message: 'Stripe.js not available',
  code: undefined,
  declineCode: undefined,
};

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : (object?.id ?? '');
