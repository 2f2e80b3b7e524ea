import type { Billing } from '../stripe/billing.ts';
import { findCustomer } from './customers.ts';

/** Short, because the response that verifies the address waits for these two calls. */
const SHORT_TIMEOUT = { timeout: 5000, maxNetworkRetries: 0 };

export interface EmailChange {
  userId: string;
  before: string;
  email: string;
}

/**
 * Updates the email address of the Stripe customer, unless it has a separate address for invoices.
 * A failure is only logged, because the account already has its new address.
 */
export async function updateCustomerEmail({ db, stripe, log }: Billing, change: EmailChange): Promise<void> {
  try {
    const customerId = await findCustomer(db, change.userId);
    if (customerId === undefined) return;
    const customer = await stripe.customers.retrieve(customerId, {}, SHORT_TIMEOUT);
    if (customer.deleted || customer.email !== change.before) return;
    await stripe.customers.update(customerId, { email: change.email }, SHORT_TIMEOUT);
  } catch (error) {
    log.error(
      { err: error, userId: change.userId },
      'The email address of a Stripe customer could not be updated',
    );
  }
}
