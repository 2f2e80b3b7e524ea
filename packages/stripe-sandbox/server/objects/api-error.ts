import type { CardError, PaymentIntent, SetupIntent } from './card-objects.ts';

interface Details {
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: Record<string, unknown>;
  setup_intent?: Record<string, unknown>;
}

type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/**
 * An error response in Stripe’s format. Unlike other errors, a `card_error` commits what was stored
 * before it.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;

  constructor(status: number, type: ErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body(): Record<string, unknown> {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export const invalidRequest = (message: string, details: Details = {}) =>
  new ApiError(400, 'invalid_request_error', message, details);

const nouns: Record<string, string> = {
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
  payment_intent: 'payment_intent',
  promotion_code: 'promotion code',
};

export const missing = (kind: string, id: string, param = 'id') =>
  new ApiError(404, 'invalid_request_error', `No such ${nouns[kind] ?? kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

/** A 402 with the intent it belongs to. */
export function declined(error: CardError, intent: SetupIntent | PaymentIntent): ApiError {
  const { message, code, decline_code: decline } = error;
  return new ApiError(402, 'card_error', message, {
    code,
    ...(decline !== undefined && { decline_code: decline }),
    [intent.object]: visible(intent),
  });
}

/** The object without the fields that only the sandbox uses. */
export function visible(object: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'hidden'));
}
