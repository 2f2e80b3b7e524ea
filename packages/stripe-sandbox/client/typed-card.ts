import type { Expiry } from './card-expiry.ts';
import type { CardError } from './browser-api.ts';
import { testCards } from './test-cards.ts';

/** The values of the fields. The number never leaves the browser. */
export interface TypedCard {
  number: string;
  expiry: Expiry;
}

export type CardDetails = { details: object; error?: undefined } | { details?: undefined; error: CardError };

/**
 * The request for a typed card: the test name of its number, its expiry and its holder. Other
 * numbers are declined.
 */
export function detailsOf({ number, expiry }: TypedCard, billingDetails: object | undefined): CardDetails {
  const testCard = testCards.find((card) => card.number === number);
  if (testCard === undefined) return { error: notATestCard };
  return {
    details: {
      payment_method: testCard.paymentMethod,
      card: { exp_month: String(expiry.month), exp_year: String(expiry.year) },
      ...(billingDetails && { billing_details: billingDetails }),
    },
  };
}

const notATestCard: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. This is a sandbox: use a test card.',
};
