import type { BillingDetails } from '../stripe';
import type { Expiry } from './card-expiry';
import type { DoorError } from './door';
import { testCards } from './test-cards';

/** What the fields of one form hold; the number never leaves the browser. */
export interface TypedCard {
  number: string;
  expiry: Expiry;
}

export type Asked = { details: object; error?: undefined } | { details?: undefined; error: DoorError };

/** What is sent of a typed card: the published name of its number, its expiry and its holder. A number without a name is refused. */
export function nameCard({ number, expiry }: TypedCard, billingDetails: BillingDetails | undefined): Asked {
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

const notATestCard: DoorError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. This is a sandbox: use a test card.',
};
