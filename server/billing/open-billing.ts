import type { BillingConfig } from '../platform/config.ts';
import type { BillingSettings } from '../generated/schemas/index.ts';
import type { Billing } from './billing.ts';
import { receiveWebhook } from './events.ts';
import { plans } from './plans.ts';
import { reconcile } from './reconcile.ts';
import { sandboxCatalogue } from './sandbox-catalogue.ts';
import { createSandbox, type Sandbox } from 'stripe-sandbox/server';
import { openStripe } from './stripe-client.ts';

export interface OpenBilling extends Billing {
  settings: BillingSettings;
  /** In Stripe's place where no key is set. */
  sandbox: Sandbox | undefined;
  /** Makes up for what happened at Stripe while this server did not run; what fails is logged. */
  catchUp(): Promise<void>;
}

interface Needs extends Pick<Billing, 'db' | 'mailer' | 'publicUrl' | 'log'> {
  config: BillingConfig;
  /** Signs the sandbox's webhooks. */
  sandboxSecret: string;
  /** The machine's time, for the sandbox. */
  machine?: () => Date;
}

/** Billing by Stripe where there is a key, else by the sandbox: everything behind the `stripe` package is the same. */
export function openBilling({ config, sandboxSecret, machine, ...needs }: Needs): OpenBilling {
  const common = { ...needs, catchUp: () => catchUp(billing) };
  const billing: OpenBilling =
    config.provider === 'stripe'
      ? {
          ...common,
          stripe: openStripe({ secretKey: config.secretKey, base: config.base }),
          webhookSecret: config.webhookSecret,
          withTax: config.tax,
          now: async () => new Date(),
          settings: { provider: 'stripe', publishable_key: config.publishableKey },
          sandbox: undefined,
        }
      : { ...common, ...openSandbox() };
  return billing;

  function openSandbox() {
    const sandbox = createSandbox({
      db: needs.db,
      catalogue: sandboxCatalogue(plans),
      webhookSecret: sandboxSecret,
      deliver: (body, signature) => receiveWebhook(billing, body, signature),
      log: needs.log,
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
  try {
    await billing.sandbox?.catchUp();
    await reconcile(billing);
  } catch (error) {
    billing.log.error({ err: error }, 'What Stripe did meanwhile could not be read');
  }
}
