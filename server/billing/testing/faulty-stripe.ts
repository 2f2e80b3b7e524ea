import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { type SignedIn, signIn } from '../../../tests/support/account.ts';
import { type StripeServer, startStripeServer, type Webhook } from '../../../tests/support/stripe-server.ts';
import { ledger } from '../credits/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { openTestApp, testConfig } from '../../testing.ts';
import { openBilling } from '../open-billing.ts';
import { plans } from '../plans/plans.ts';
import { sandboxCatalogue } from '../plans/sandbox-catalogue.ts';
import { intentIdOf } from '../stripe/shapes.ts';
import { halfMillion } from './half-million.ts';

const START = new Date('2026-11-20T10:00:00Z');
export const daysOn = (days: number) => new Date(START.getTime() + days * 86_400_000);

const WEBHOOK_SECRET = 'whsec_of_the_server';
/** Milliseconds; long enough for a response on a busy machine. */
const TIMEOUT_MS = 600;
/** The status codes that an HTTP client retries. */
const transient = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_ATTEMPTS = 30;

export interface FaultyStripe {
  stripe: StripeServer;
  db: Database;
  /** Posts a webhook to our own route; throws when it is rejected. */
  receive(webhook: Webhook): Promise<void>;
  newClient(): Promise<RetryingClient>;
}

/** The package waits half a second before its first retry, and there are hundreds. */
const retriesAtOnce = { getInitialNetworkRetryDelay: () => 0.01, getMaxNetworkRetryDelay: () => 0.01 };

/**
 * Our server and a Stripe server that fails on demand. Call it once, at the top level of a test
 * file.
 */
export async function openFaultyStripe(): Promise<FaultyStripe> {
  const { db, mailer, openApp } = await openTestApp();
  const stripe = await startStripeServer({
    db,
    // Without prices, as in a new Stripe account: the server creates them.
    catalogue: { ...sandboxCatalogue(plans), prices: [] },
    webhookSecret: WEBHOOK_SECRET,
    now: () => START,
  });
  const { port } = new URL(stripe.url);
  const opened = openBilling({
    soldTo: ['teacher', 'student'],
    config: {
      provider: 'stripe',
      secretKey: 'sk_test_faults',
      publishableKey: 'pk_test_faults',
      webhookSecret: WEBHOOK_SECRET,
      base: stripe.url,
      tax: true,
    },
    db,
    mailer,
    publicUrl: testConfig.publicUrl,
    log: { error: () => {} },
    sandboxSecret: '',
    personSecret: '',
  });
  const app = await openApp({
    billing: {
      ...opened,
      now: () => stripe.sandbox.now(),
      stripe: Object.assign(
        new Stripe('sk_test_faults', {
          host: '127.0.0.1',
          port,
          protocol: 'http',
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 3,
          telemetry: false,
        }),
        retriesAtOnce,
      ),
    },
  });
  return {
    stripe,
    db,
    async receive({ body, signature }) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: body,
      });
      if (statusCode >= 300) throw new Error(`the webhook was answered with ${statusCode}`);
    },
    async newClient() {
      return new RetryingClient(
        { app, db, stripe },
        await signIn(db, { role: 'student', subscribed: false, tokens: 10_000 }),
      );
    },
  };
}

/** A user whose browser retries transient failures. */
class RetryingClient {
  readonly #context: { app: FastifyInstance; db: Database; stripe: StripeServer };
  readonly #account: SignedIn;

  constructor(context: { app: FastifyInstance; db: Database; stripe: StripeServer }, account: SignedIn) {
    this.#context = context;
    this.#account = account;
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) {
    const { app } = this.#context;
    const { id, headers } = this.#account;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await app.inject({
        method,
        url: `/api/${path.replace('{id}', id)}`,
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': `${key}-${id}` }) },
        ...(payload && { payload: method === 'PUT' ? payload : { user_id: id, ...payload } }),
      });
      if (answer.statusCode < 300) return answer;
      // An earlier attempt, whose response was lost, has already deleted it.
      if (method === 'DELETE' && attempt > 1 && answer.statusCode === 404) return answer;
      if (!transient.has(answer.statusCode) || attempt === MAX_ATTEMPTS) {
        throw new Error(`${method} ${path} was answered with ${answer.statusCode}: ${answer.body}`);
      }
    }
  }

  /** Returns the id of the card. */
  async saveCard(testCard: string): Promise<string> {
    const { clientSecret } = (await this.call('POST', 'stripe/setup-intent', {})).json<{
      clientSecret: string;
    }>();
    const { body } = await this.#browse('setup_intent', clientSecret, testCard);
    const method = body['payment_method'];
    if (typeof method !== 'object' || method === null || !('id' in method))
      throw new Error('no card was saved');
    return String(method.id);
  }

  async payPack(cardId: string): Promise<void> {
    const { clientSecret } = (
      await this.call('POST', 'payments/intents', halfMillion, 'buy-half-million')
    ).json<{ clientSecret: string }>();
    await this.#browse('payment_intent', clientSecret, cardId);
  }

  /** The final state without Stripe’s random ids. */
  async state(): Promise<unknown> {
    const { db, stripe } = this.#context;
    const { id } = this.#account;
    const rows = await db
      .select({ kind: ledger.kind, reason: ledger.reason, input: ledger.input, output: ledger.output })
      .from(ledger)
      .where(eq(ledger.userId, id))
      .orderBy(asc(ledger.id));
    const read = async (path: string) => (await this.call('GET', path)).json<unknown>();
    const answers = [
      await read('subscription/status/{id}'),
      await read('billing/payment-methods/{id}'),
      await read('billing/invoices/{id}'),
    ];
    stripe.calls.length = 0;
    return withoutIds([rows.map((row) => JSON.stringify(row)).toSorted(), ...answers]);
  }

  #browse(kind: 'setup_intent' | 'payment_intent', secret: string, method: string) {
    const { sandbox } = this.#context.stripe;
    return sandbox.browse(kind, intentIdOf(secret), secret, {
      action: 'confirm',
      payment_method: method,
      billing_details: { name: this.#account.email },
    });
  }
}

/** `sub_8fK…` becomes `sub_`, an invoice number loses the customer's prefix, and a card its holder. */
function withoutIds(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/\b(sub|si|in|il|pi|pm|cus|price|evt)_\w{20,}/g, '$1_')
    .replace(/"[A-Z0-9]{8}-(\d{4})"/g, '"$1"')
    .replace(/"\w+-[0-9a-f]{8}@school\.test"/g, '"holder"');
  return JSON.parse(text);
}

/** All changes to a subscription and a pack, from the first card to a paid renewal. */
export async function runLifecycle({ stripe }: FaultyStripe, client: RetryingClient): Promise<void> {
  const first = await client.saveCard('pm_card_visa');
  await client.call(
    'POST',
    'subscriptions/create',
    { price_id: 'student_plus_month', payment_method_id: first, coupon: 'HALF' },
    'subscribe',
  );
  await client.call('POST', 'subscriptions/change', { price_id: 'student_pro_month' });
  await stripe.sandbox.advance(daysOn(8));
  await client.payPack(first);
  await client.call('POST', 'subscription/cancel', {});
  await client.call('POST', 'subscription/cancel/undo', {});
  const second = await client.saveCard('pm_card_mastercard');
  await client.call('POST', 'subscription/update-payment-method', { payment_method_id: second });
  await client.call('DELETE', `billing/payment-methods/{id}/${first}`);
  await client.call('POST', 'subscriptions/pause', {});
  await client.call('POST', 'subscriptions/resume', {});
  await stripe.sandbox.advance(daysOn(39));
  stripe.heal();
  // Redelivers the events that failed.
  await stripe.sandbox.advance(daysOn(40));
}
