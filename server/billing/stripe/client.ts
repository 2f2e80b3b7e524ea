import { Stripe } from 'stripe';
import { Problem } from '../../platform/problem.ts';

const TIMEOUT = 20_000;
const RETRIES = 3;
const PAYMENTS_OFF = 'payments_off';

/** Opens Stripe, a server with its protocol (`base`), or the sandbox in this process (`fetch`). */
export type StripeConnection =
  | { secretKey: string; base: string | undefined }
  | { fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response> };

/** Replaces Stripe where payments are not set up: every call fails with 503. */
export const noPayments: StripeConnection = {
  fetch: async () =>
    Response.json({ error: { type: 'invalid_request_error', code: PAYMENTS_OFF } }, { status: 400 }),
};

export function openStripe(connection: StripeConnection): Stripe {
  const common = { timeout: TIMEOUT, maxNetworkRetries: RETRIES, telemetry: false };
  if ('fetch' in connection) {
    return new Stripe('sk_sandbox', {
      ...common,
      httpClient: Stripe.createFetchHttpClient(connection.fetch),
    });
  }
  if (connection.base === undefined) return new Stripe(connection.secretKey, common);
  const { protocol, hostname, port } = new URL(connection.base);
  const isPlain = protocol === 'http:';
  return new Stripe(connection.secretKey, {
    ...common,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

const UNREACHABLE = 'The card provider did not respond. Try again in a moment.';

/** Turns Stripe's errors into {@link Problem}s: a declined card keeps Stripe's message. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new Problem('card_refused', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new Problem('conflict', 'This request is already being processed.', { cause: error });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === PAYMENTS_OFF) {
    return new Problem('unavailable', 'Payments are not set up here. Ask the administrator.', {
      cause: error,
    });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new Problem('invalid', 'The card provider rejected this request.', { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError)
    return new Problem('bad_gateway', UNREACHABLE, { cause: error });
  return error;
}

/** Whether the bank requires authentication of the cardholder before a payment. */
export const requiresAuthentication = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError &&
  error.code === 'subscription_payment_intent_requires_action';

/** Whether Stripe has no object with this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether an older API version rejected our `expand` of an invoice's payment. */
export const isOlderVersion = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param?.startsWith('expand') || /expand/.test(error.message));

/** Whether Stripe rejected the call, so that it certainly changed nothing. */
export const isRejection = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
