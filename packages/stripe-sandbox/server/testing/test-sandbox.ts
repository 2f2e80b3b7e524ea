import { Stripe } from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import { openTestDatabase } from './test-database.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { sandboxClock, sandboxObjects } from '../tables.ts';

const pro = { id: 'pro', name: 'Pro' };
const plus = { id: 'plus', name: 'Plus' };

export const testCatalogue: Catalogue = {
  prices: [
    { id: 'plus_month', product: plus, amount: 900, currency: 'usd', interval: 'month', intervalCount: 1 },
    { id: 'pro_month', product: pro, amount: 1500, currency: 'usd', interval: 'month', intervalCount: 1 },
    { id: 'pro_year', product: pro, amount: 13_500, currency: 'usd', interval: 'year', intervalCount: 1 },
  ],
  coupons: [
    { id: 'fall20', code: 'FALL20', name: '20% off', percentOff: 20, duration: 'repeating', months: 3 },
    { id: 'five', code: 'FIVE', name: '$5 off', amountOff: 500, duration: 'once' },
    {
      id: 'gone',
      code: 'GONE',
      name: 'Over',
      percentOff: 50,
      duration: 'once',
      expiresAt: new Date('2026-01-01'),
    },
  ],
};

export const WEBHOOK_SECRET = 'whsec_for_tests';
export const START = new Date('2026-11-20T10:00:00Z');

export interface TestSandbox {
  sandbox: Sandbox;
  stripe: Stripe;
  /** The received events, verified and parsed by the `stripe` package. */
  events: Stripe.Event[];
  types(): string[];
  /** Deletes all objects and resets the clock to {@link START}. */
  reset(): Promise<void>;
  /** Creates a customer and saves this test card by a setup intent, as the browser does. */
  customerWith(testCard: string): Promise<{ customer: string; card: string }>;
}

/**
 * Opens a sandbox for the `stripe` package, with the clock at {@link START}; call it at the top
 * level of a test file.
 */
export async function openTestSandbox(): Promise<TestSandbox> {
  const db = await openTestDatabase();
  const events: Stripe.Event[] = [];
  const sandbox = createSandbox({
    db,
    catalogue: testCatalogue,
    webhookSecret: WEBHOOK_SECRET,
    now: () => START,
    async deliver(body, signature) {
      events.push(await Stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET));
    },
  });
  const stripe = new Stripe('sk_sandbox', {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  beforeEach(() => {
    events.length = 0;
  });
  // Waits for deliveries, because the next test empties the database.
  afterEach(() => sandbox.settled());

  return {
    sandbox,
    stripe,
    events,
    types: () => events.map(({ type }) => type),
    async reset() {
      await sandbox.settled();
      await db.delete(sandboxObjects);
      await db.delete(sandboxClock);
    },
    async customerWith(testCard) {
      const { id: customer } = await stripe.customers.create({
        email: 'amara@school.test',
        name: 'Amara Okafor',
      });
      const intent = await stripe.setupIntents.create({ customer });
      const { body } = await sandbox.browse('setup_intent', intent.id, intent.client_secret ?? '', {
        action: 'confirm',
        payment_method: testCard,
      });
      if (body['status'] === 'requires_action') {
        await sandbox.browse('setup_intent', intent.id, intent.client_secret ?? '', {
          action: 'answer',
          answer: 'complete',
        });
      }
      const { data } = await stripe.customers.listPaymentMethods(customer);
      const card = data[0]?.id ?? '';
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
      await sandbox.settled();
      events.length = 0;
      return { customer, card };
    },
  };
}
