import type { Stripe } from 'stripe';
import type { Role } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

/** The dependencies of every room of billing. */
export interface Billing {
  db: Database;
  stripe: Stripe;
  mailer: Mailer;
  /** Verifies Stripe's webhooks. */
  webhookSecret: string;
  /** The key of the hashes that identify a person after the account was deleted. */
  personSecret: string;
  /** Who can start to pay for plans and packs. */
  soldTo: readonly Role[];
  /** Whether Stripe calculates tax from the billing address. */
  withTax: boolean;
  /** The base of links in emails. */
  publicUrl: string;
  /** The clock of subscriptions; the sandbox may be ahead of the system. */
  now: () => Promise<Date>;
  log: { error(details: object, message: string): void };
}
