import type { BillingConfig } from '../platform/config.ts';
import type { BillingSettings } from '../generated/schemas/index.ts';
import type { Billing } from './stripe/billing.ts';
import { receiveWebhook } from './webhooks/events.ts';
import { plans, SOLD_TO } from './plans/plans.ts';
import { reconcile } from './webhooks/reconcile.ts';
import { sandboxCatalogue } from './plans/sandbox-catalogue.ts';
import { createSandbox, type Sandbox } from 'stripe-sandbox/server';
import { noPayments, openStripe } from './stripe/client.ts';

export interface OpenBilling extends Billing {
  settings: BillingSettings;
  /** Replaces Stripe in a demonstration without a key. */
  sandbox: Sandbox | undefined;
  /** Handles the events that this server missed. */
  catchUp(): Promise<void>;
}

interface Options extends Pick<Billing, 'db' | 'mailer' | 'publicUrl' | 'log' | 'personSecret'> {
  config: BillingConfig;
  soldTo?: Billing['soldTo'];
  /** Signs the sandbox's webhooks. */
  sandboxSecret: string;
  /** The system clock, for the sandbox. */
  machine?: () => Date;
}

/**
 * Billing by Stripe if a key is configured, in a demonstration by the sandbox, otherwise none; always
 * through the `stripe` package.
 */
export function openBilling({
  config,
  sandboxSecret,
  machine,
  soldTo = SOLD_TO,
  ...options
}: Options): OpenBilling {
  const common = { ...options, soldTo, catchUp: () => catchUp(billing) };
  const billing: OpenBilling = { ...common, ...openProvider() };
  return billing;

  function openProvider() {
    if (config.provider === 'sandbox') return openSandbox();
    const real = { now: async () => new Date(), sandbox: undefined };
    if (config.provider === 'off') {
      return {
        ...real,
        stripe: openStripe(noPayments),
        webhookSecret: sandboxSecret,
        withTax: false,
        settings: { provider: 'off' as const, publishable_key: null },
      };
    }
    return {
      ...real,
      stripe: openStripe({ secretKey: config.secretKey, base: config.base }),
      webhookSecret: config.webhookSecret,
      withTax: config.tax,
      settings: { provider: 'stripe' as const, publishable_key: config.publishableKey },
    };
  }

  function openSandbox() {
    const sandbox = createSandbox({
      db: options.db,
      catalogue: sandboxCatalogue(plans),
      webhookSecret: sandboxSecret,
      deliver: (body, signature) => receiveWebhook(billing, body, signature),
      log: options.log,
      ...(machine && { now: machine }),
    });
    return {
      stripe: openStripe({ fetch: sandbox.fetch }),
      webhookSecret: sandboxSecret,
      withTax: true,
      now: () => sandbox.now(),
      settings: { provider: 'sandbox' as const, publishable_key: null },
      sandbox,
    };
  }
}

async function catchUp(billing: OpenBilling): Promise<void> {
  await billing.sandbox?.catchUp();
  await reconcile(billing);
}
