import type { Stripe } from 'stripe';
import type { Database } from '../platform/database/client.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

/** What every part of billing works with. */
export interface Billing {
  db: Database;
  stripe: Stripe;
  mailer: Mailer;
  /** Signs what Stripe tells us. */
  webhookSecret: string;
  /** Whether Stripe works out taxes by the billing address. */
  withTax: boolean;
  /** Where mails lead. */
  publicUrl: string;
  /** By the clock that subscriptions follow: the sandbox's may be ahead. */
  now: () => Promise<Date>;
  log: { error(details: object, message: string): void };
}
