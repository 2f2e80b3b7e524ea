import type { StripeError } from '@stripe/stripe-js';

/** Why a card was not taken, in the provider's own sentence, which is shown as it is. */
export interface CardFailure {
  message: string;
  /** Stripe's code, such as `card_declined` or `setup_intent_authentication_failure`. */
  code: string | undefined;
  /** The bank's reason, such as `insufficient_funds`. */
  declineCode: string | undefined;
}

const UNKNOWN = 'An unexpected error occurred';

export const cardFailureOf = ({ message, code, decline_code: declineCode }: StripeError): CardFailure => ({
  message: message ?? UNKNOWN,
  code,
  declineCode,
});

/** What an effect of this area failed with, whatever was thrown: a refusal of the card or a script that did not load. */
export function asCardFailure(error: unknown): CardFailure {
  if (isCardFailure(error)) return error;
  return {
    message: error instanceof Error ? error.message : UNKNOWN,
    code: undefined,
    declineCode: undefined,
  };
}

const isCardFailure = (error: unknown): error is CardFailure =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'message' in error;
