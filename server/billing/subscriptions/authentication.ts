import type { Billing } from '../stripe/billing.ts';
import { paymentOf } from './first-payment.ts';
import { syncSubscription } from './synchronise.ts';
import { requiresAuthentication, callStripe } from '../stripe/client.ts';
import { voidInvoice } from '../stripe/void-invoices.ts';
import type { StripeSubscription } from '../stripe/shapes.ts';

/**
 * Applies a change that is paid at once. Returns false, without a change, if the bank requires
 * authentication.
 */
export async function succeedsUnauthenticated(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (requiresAuthentication(error)) return false;
    return callStripe(() => Promise.reject(error));
  }
}

/**
 * The client secret with which the browser authenticates the payment of the latest invoice; null
 * when none is required.
 */
export async function authenticationSecret(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<string | null> {
  if (subscription.latest_invoice?.status !== 'open') return null;
  const payment = await paymentOf(billing, subscription);
  return payment?.status === 'requires_action' ? payment.clientSecret : null;
}

/**
 * Voids the payment of a change that still waits for the bank, so that it cannot be made any more.
 */
export async function cancelPendingChange(billing: Billing, id: string): Promise<void> {
  const { pending_update: change, latest_invoice: invoice } = await syncSubscription(billing, id);
  if (change && invoice?.status === 'open') await voidInvoice(billing, invoice.id);
}

/**
 * Cancels a pending change whose payment was declined, and voids its invoice. Returns the reason,
 * or null.
 */
export async function cancelDeclinedChange(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<string | null> {
  const { id, pending_update: change, latest_invoice: invoice } = subscription;
  if (!change || invoice?.status !== 'open') return null;
  const payment = await paymentOf(billing, subscription);
  if (payment?.status !== 'requires_payment_method') return null;
  await voidInvoice(billing, invoice.id);
  await syncSubscription(billing, id);
  return payment.failure;
}
