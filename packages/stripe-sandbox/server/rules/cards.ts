import type { CardError } from '../objects/card-objects.ts';

/** The answer of the bank of a test card. */
export type BankAnswer = 'approves' | 'requires authentication' | CardError;

export interface TestCard {
  brand: string;
  last4: string;
  /** When the card is saved. */
  setup: BankAnswer;
  /** For a payment while the cardholder is on session. */
  payment: BankAnswer;
  /** For a payment after authentication. */
  answered: BankAnswer;
  /** For an off-session payment such as a renewal, once the card is saved. */
  later: BankAnswer;
}

const error = (code: string, message: string, decline?: string): CardError => ({
  type: 'card_error',
  code,
  ...(decline !== undefined && { decline_code: decline }),
  message,
  payment_method_type: 'card',
});

const genericDecline = error('card_declined', 'Your card was declined.', 'generic_decline');
const insufficientFunds = error('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');

const good = (brand: string, last4: string): TestCard => ({
  brand,
  last4,
  setup: 'approves',
  payment: 'approves',
  answered: 'approves',
  later: 'approves',
});

const bad = (last4: string, answer: CardError): TestCard => ({
  brand: 'visa',
  last4,
  setup: answer,
  payment: answer,
  answered: answer,
  later: answer,
});

/** Stripe's published test payment methods; names instead of card numbers. */
export const testCards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: good('visa', '4242'),
  pm_card_visa_debit: good('visa', '5556'),
  pm_card_mastercard: good('mastercard', '4444'),
  pm_card_amex: good('amex', '0005'),
  pm_card_discover: good('discover', '1117'),
  pm_card_visa_chargeDeclined: bad('0002', genericDecline),
  pm_card_visa_chargeDeclinedInsufficientFunds: bad('9995', insufficientFunds),
  pm_card_visa_chargeDeclinedLostCard: bad(
    '9987',
    error('card_declined', 'Your card was declined.', 'lost_card'),
  ),
  pm_card_visa_chargeDeclinedStolenCard: bad(
    '9979',
    error('card_declined', 'Your card was declined.', 'stolen_card'),
  ),
  pm_card_chargeDeclinedExpiredCard: bad('0069', error('expired_card', 'Your card has expired.')),
  pm_card_chargeDeclinedIncorrectCvc: bad(
    '0127',
    error('incorrect_cvc', "Your card's security code is incorrect."),
  ),
  pm_card_chargeDeclinedProcessingError: bad(
    '0119',
    error('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  pm_card_chargeCustomerFail: { ...bad('0341', genericDecline), setup: 'approves' },
  pm_card_authenticationRequiredOnSetup: {
    ...good('visa', '3155'),
    setup: 'requires authentication',
    payment: 'requires authentication',
  },
  pm_card_authenticationRequired: {
    ...good('visa', '3184'),
    setup: 'requires authentication',
    payment: 'requires authentication',
    later: 'requires authentication',
  },
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: {
    ...good('visa', '3178'),
    setup: 'requires authentication',
    payment: 'requires authentication',
    answered: insufficientFunds,
    later: insufficientFunds,
  },
};
