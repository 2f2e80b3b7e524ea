import { and, eq } from 'drizzle-orm';
import type { Billing } from '../stripe/billing.ts';
import { voidOpenInvoices } from '../stripe/void-invoices.ts';
import { findCustomer } from './customers.ts';
import { callStripe, isMissing, isRejection } from '../stripe/client.ts';
import { billingCustomers } from './tables.ts';

/**
 * Deletes the customer, and with it the subscription and cards, of an account that is about to be
 * deleted. Payments that still wait for the bank are voided first, because their client secrets
 * outlive the customer. While the row exists, the database rejects deleting the account.
 */
export async function deleteCustomer(billing: Billing, userId: string): Promise<void> {
  const { db, stripe } = billing;
  const customerId = await findCustomer(db, userId);
  if (customerId === undefined) return;
  await abandonPayments(billing, customerId);
  await callStripe(() => stripe.customers.del(customerId).catch(ignoreMissing));
  await db
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.customerId, customerId)));
}

const MAX_OPEN = 100;
const ENDED = ['succeeded', 'canceled', 'processing'];

async function abandonPayments(billing: Billing, customer: string): Promise<void> {
  const { stripe } = billing;
  await voidOpenInvoices(billing, { customer });
  const { data } = await callStripe(() => stripe.paymentIntents.list({ customer, limit: MAX_OPEN }));
  for (const { id, status } of data) {
    if (ENDED.includes(status)) continue;
    await callStripe(() =>
      stripe.paymentIntents.cancel(id).catch((error: unknown) => {
        // It succeeded or was cancelled in the meantime.
        if (!isRejection(error)) throw error;
      }),
    );
  }
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
