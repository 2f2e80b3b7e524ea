import type { Billing } from '../stripe/billing.ts';
import { findCustomer } from './customers.ts';
import { callStripe, isMissing } from '../stripe/client.ts';

/** Deletes the customer, and with it the subscription and cards, of an account that is about to be deleted. */
export async function deleteCustomer({ db, stripe }: Billing, userId: string): Promise<void> {
  const customerId = await findCustomer(db, userId);
  if (customerId === undefined) return;
  await callStripe(() =>
    stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
  );
}
