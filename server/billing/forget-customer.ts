import type { Billing } from './billing.ts';
import { findCustomer } from './customers.ts';
import { askStripe, isMissing } from './stripe-client.ts';

/** Ends the subscription and forgets the cards of somebody whose account is going to be deleted. */
export async function forgetCustomer({ db, stripe }: Billing, userId: string): Promise<void> {
  const customerId = await findCustomer(db, userId);
  if (customerId === undefined) return;
  await askStripe(() =>
    stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
  );
}
