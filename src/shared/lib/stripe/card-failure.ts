import type { StripeError } from '@stripe/stripe-js';

/** Why a card was declined; the message of the provider is shown unchanged. */
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

/** Converts any error of these effects, such as a decline or a script that did not load. */
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
