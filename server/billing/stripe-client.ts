import { Stripe } from 'stripe';
import { Problem } from '../platform/problem.ts';

const TIMEOUT = 20_000;
const RETRIES = 3;

/** How the package reaches Stripe: the network, a server that speaks the same protocol, or the sandbox inside this process. */
export type StripeReach =
  | { secretKey: string; base: string | undefined }
  | { fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response> };

export function openStripe(reach: StripeReach): Stripe {
  const common = { timeout: TIMEOUT, maxNetworkRetries: RETRIES, telemetry: false };
  if ('fetch' in reach) {
    return new Stripe('sk_sandbox', { ...common, httpClient: Stripe.createFetchHttpClient(reach.fetch) });
  }
  if (reach.base === undefined) return new Stripe(reach.secretKey, common);
  const { protocol, hostname, port } = new URL(reach.base);
  const isPlain = protocol === 'http:';
  return new Stripe(reach.secretKey, {
    ...common,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

const SILENT = 'The card provider does not answer. Please try again in a moment.';

/** Turns what Stripe refuses into a {@link Problem}: a declined card with Stripe's own words, anything else in ours. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new Problem('card_refused', error.message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new Problem('conflict', 'This call is being answered already.', { cause: error });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new Problem('invalid', 'The card provider does not accept this.', { cause: error });
  }
  if (error instanceof Stripe.errors.StripeError) return new Problem('bad_gateway', SILENT, { cause: error });
  return error;
}

/** Whether a payment was not made because the bank of its card wants to ask the person first. */
export const asksHolder = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError &&
  error.code === 'subscription_payment_intent_requires_action';

/** Whether Stripe has nothing of this name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether the server does not know how today's version names an invoice's payment. */
export const isOlderVersion = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param?.startsWith('expand') || /expand/.test(error.message));

/** Whether Stripe has surely not done what it was asked: it said no, rather than nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
