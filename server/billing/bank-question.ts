import type { Billing } from './billing.ts';
import { paymentOf } from './first-payment.ts';
import { readSubscription } from './record.ts';
import { asksHolder, askStripe } from './stripe-client.ts';
import type { StripeSubscription } from './stripe-shapes.ts';

/** Whether this was paid for and done; false when the bank of the card wants to ask the person first, and nothing has changed. */
export async function isDoneUnasked(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (asksHolder(error)) return false;
    return askStripe(() => Promise.reject(error));
  }
}

/** The client secret by which the browser has the person asked about the newest invoice; null when no bank waits for that. */
export async function secretOfQuestion(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<string | null> {
  if (subscription.latest_invoice?.status !== 'open') return null;
  const payment = await paymentOf(billing, subscription);
  return payment?.status === 'requires_action' ? payment.clientSecret : null;
}

/** A change whose payment was refused is let go, and nothing is asked for it any more. Answers why it was refused. */
export async function dropRefusedChange(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<string | null> {
  const { id, pending_update: change, latest_invoice: invoice } = subscription;
  if (!change || invoice?.status !== 'open') return null;
  const payment = await paymentOf(billing, subscription);
  if (payment?.status !== 'requires_payment_method') return null;
  await askStripe(() => billing.stripe.invoices.voidInvoice(invoice.id));
  await readSubscription(billing, id);
  return payment.failure;
}
