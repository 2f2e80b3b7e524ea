import type { Billing } from './billing.ts';
import { findCustomer } from './customers.ts';

/** The answer that verifies the address waits for this; two calls stay within a browser's patience. */
const BRIEFLY = { timeout: 5000, maxNetworkRetries: 0 };

export interface EmailChange {
  userId: string;
  before: string;
  email: string;
}

/**
 * Tells Stripe of an account's new address, after it holds here. A customer whose invoices go to an address of their own keeps it.
 * The address is the account's whatever Stripe says: a failure is a line in the log.
 */
export async function followEmail({ db, stripe, log }: Billing, change: EmailChange): Promise<void> {
  try {
    const customerId = await findCustomer(db, change.userId);
    if (customerId === undefined) return;
    const customer = await stripe.customers.retrieve(customerId, {}, BRIEFLY);
    if (customer.deleted || customer.email !== change.before) return;
    await stripe.customers.update(customerId, { email: change.email }, BRIEFLY);
  } catch (error) {
    log.error({ err: error, userId: change.userId }, 'Stripe did not learn of a new e-mail address');
  }
}
