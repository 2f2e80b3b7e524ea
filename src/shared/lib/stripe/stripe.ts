import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { attach, createEffect, createEvent, createStore } from 'effector';
import { type CardFailure, cardFailureOf } from './card-failure';

/** Whom and where the card belongs to, as Stripe keeps it beside the card. */
export interface BillingDetails {
  name: string;
  email: string;
  address: { line1: string; city: string; state: string; postal_code: string; country: string };
}

/** Who takes the card, and the key that Stripe knows us by. */
export interface StripeSource {
  source: 'stripe' | 'sandbox';
  publishableKey: string | null;
}

/**
 * Stripe's own script, or the sandbox's stand-in. Fails with 'Stripe.js not available' or
 * 'Failed to load Stripe.js'; a later call tries again.
 */
export const loadStripeFx = createEffect<StripeSource, Stripe>({
  name: 'loadStripe',
  async handler({ source, publishableKey }) {
    if (source === 'sandbox') return (await import('./stand-in/stand-in')).standInStripe();
    if (publishableKey === null) throw new Error('Stripe.js not available');
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(publishableKey);
    if (stripe === null) throw new Error('Stripe.js not available');
    return stripe;
  },
});

/** The card fields are on the page and can be read from. */
export const cardMounted = createEvent<StripeCardNumberElement>();
export const cardUnmounted = createEvent();

export const $stripe = createStore<Stripe | null>(null, { serialize: 'ignore' }).on(
  loadStripeFx.doneData,
  (_, stripe) => stripe,
);

const $card = createStore<StripeCardNumberElement | null>(null, { serialize: 'ignore' })
  .on(cardMounted, (_, card) => card)
  .reset(cardUnmounted);

/** Writes one of the sandbox's test cards into the fields. */
export const fillTestCardFx = attach({
  name: 'fillTestCard',
  source: $card,
  mapParams: (number: string, card) => ({ number, card }),
  effect: createEffect<{ number: string; card: StripeCardNumberElement | null }, void>(
    async ({ number, card }) => {
      if (card !== null) (await import('./stand-in/stand-in')).fillTestCard(card, number);
    },
  ),
});

/** Checks the typed card with its bank and keeps it. A bank that asks the holder is answered in a dialog on the way. */
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

/** Who pays: a kept card, the typed one, or, with neither, the card that the payment already has. */
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
