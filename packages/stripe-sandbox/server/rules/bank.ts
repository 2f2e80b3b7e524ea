import { type BankAnswer, testCards } from './cards.ts';
import type {
  CardError,
  NextAction,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
} from '../objects/card-objects.ts';

/**
 * The states of a payment intent or setup intent:
 *
 *     requires_payment_method ──confirm──► succeeded
 *     requires_payment_method ──confirm──► requires_action
 *     requires_payment_method ──confirm──► requires_payment_method (declined)
 *     requires_action ──complete──► succeeded
 *     requires_action ──complete──► requires_payment_method (declined)
 *     requires_action ──fail──► requires_payment_method
 */
export type HolderAnswer = 'complete' | 'fail';

/** The answer of the bank to saving a card, to a payment on session or to one off session. */
export function bankAnswer({ hidden }: PaymentMethod, occasion: 'setup' | 'payment' | 'later'): BankAnswer {
  const card = testCards[hidden.testCard];
  if (card === undefined) throw new Error(`no test card ${hidden.testCard}`);
  return card[occasion === 'later' && !hidden.isSetUp ? 'payment' : occasion];
}

/** The answer of the bank after the cardholder has authenticated, or failed to. */
export function bankAnswerAfter(
  { hidden }: PaymentMethod,
  occasion: 'setup' | 'payment',
  holder: HolderAnswer,
): BankAnswer {
  if (holder === 'fail') return notAuthenticated(occasion);
  return occasion === 'setup' ? 'approves' : (testCards[hidden.testCard]?.answered ?? 'approves');
}

const notAuthenticated = (occasion: 'setup' | 'payment'): CardError => ({
  type: 'card_error',
  code: `${occasion}_intent_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_method_type: 'card',
});

const challenge: NextAction = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_challenge' } };

export function setupAnswered(intent: SetupIntent, method: PaymentMethod, answer: BankAnswer): SetupIntent {
  const confirmed = { ...intent, next_action: null, last_setup_error: null, payment_method: method.id };
  if (answer === 'approves') return { ...confirmed, status: 'succeeded' };
  if (answer === 'requires authentication')
    return { ...confirmed, status: 'requires_action', next_action: challenge };
  return { ...confirmed, status: 'requires_payment_method', payment_method: null, last_setup_error: answer };
}

export function paymentAnswered(
  intent: PaymentIntent,
  method: PaymentMethod,
  answer: BankAnswer,
): PaymentIntent {
  const confirmed = { ...intent, next_action: null, last_payment_error: null, payment_method: method.id };
  if (answer === 'approves') return { ...confirmed, status: 'succeeded', amount_received: intent.amount };
  if (answer === 'requires authentication')
    return { ...confirmed, status: 'requires_action', next_action: challenge };
  return {
    ...confirmed,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: answer,
  };
}

/**
 * The card saved to a customer; its bank then approves off-session payments, except for some test
 * cards.
 */
export const savedTo = (method: PaymentMethod, customer: string): PaymentMethod => ({
  ...method,
  customer,
  hidden: { ...method.hidden, isSetUp: true },
});
