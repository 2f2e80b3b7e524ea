import { type BankAnswer, testCards } from './cards.ts';
import type {
  CardError,
  NextAction,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
} from '../objects/card-objects.ts';

/**
 * The two intents:
 *
 * requires_payment_method ──confirm──► succeeded | requires_action | requires_payment_method
 * (refused) requires_action ──complete──► succeeded | requires_payment_method (refused); ──fail──►
 * requires_payment_method
 */
export type HolderAnswer = 'complete' | 'fail';

/** What the bank says now: to keep a card, to pay with its holder there, to pay alone. */
export function askBank({ hidden }: PaymentMethod, occasion: 'setup' | 'payment' | 'later'): BankAnswer {
  const card = testCards[hidden.testCard];
  if (card === undefined) throw new Error(`no test card ${hidden.testCard}`);
  return card[occasion === 'later' && !hidden.isSetUp ? 'payment' : occasion];
}

/** What the bank says once its holder was asked. */
export function askAgain(
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
  const asked = { ...intent, next_action: null, last_setup_error: null, payment_method: method.id };
  if (answer === 'approves') return { ...asked, status: 'succeeded' };
  if (answer === 'asks the holder') return { ...asked, status: 'requires_action', next_action: challenge };
  return { ...asked, status: 'requires_payment_method', payment_method: null, last_setup_error: answer };
}

export function paymentAnswered(
  intent: PaymentIntent,
  method: PaymentMethod,
  answer: BankAnswer,
): PaymentIntent {
  const asked = { ...intent, next_action: null, last_payment_error: null, payment_method: method.id };
  if (answer === 'approves') return { ...asked, status: 'succeeded', amount_received: intent.amount };
  if (answer === 'asks the holder') return { ...asked, status: 'requires_action', next_action: challenge };
  return { ...asked, status: 'requires_payment_method', payment_method: null, last_payment_error: answer };
}

/** A card that was kept pays alone from then on, as far as its bank allows. */
export const keptBy = (method: PaymentMethod, customer: string): PaymentMethod => ({
  ...method,
  customer,
  hidden: { ...method.hidden, isSetUp: true },
});
