import { eq } from 'drizzle-orm';
import type { SubscriptionCreated } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { syncSubscription } from './synchronise.ts';
import { callStripe } from '../stripe/client.ts';
import { voidInvoice } from '../stripe/void-invoices.ts';
import { paymentIdOf, type StripeSubscription } from '../stripe/shapes.ts';
import { subscriptions } from './tables.ts';

interface Payment {
  status: string;
  clientSecret: string | null;
  /** Stripe's message when it failed. */
  failure: string | null;
}

/** The payment of a subscription's latest invoice; null without one. */
export async function paymentOf(
  { stripe }: Billing,
  subscription: StripeSubscription,
): Promise<Payment | null> {
  const id = paymentIdOf(subscription);
  if (id === null) return null;
  const intent = await callStripe(() => stripe.paymentIntents.retrieve(id));
  const failure = intent.last_payment_error?.message ?? null;
  return { status: intent.status, clientSecret: intent.client_secret, failure };
}

/**
 * Returns what the first payment still needs. When it was declined, cancels the subscription and
 * throws.
 */
export async function settleFirstPayment(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<SubscriptionCreated> {
  const { id, status } = subscription;
  if (status === 'trialing' || status === 'active' || status === 'past_due') {
    return { status, clientSecret: null, subscription_id: id };
  }
  if (status !== 'incomplete') throw new Problem('conflict', 'This subscription has ended.');
  const payment = await paymentOf(billing, subscription);
  if (payment?.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: payment.clientSecret, subscription_id: id };
  }
  await cancelUnpaid(billing, subscription);
  throw new Problem('card_refused', payment?.failure ?? undefined);
}

/**
 * Cancels a subscription whose first payment was never made. Voids the invoice first: cancelling
 * alone would leave it payable, for example by another tab that still waits for the bank.
 */
export async function cancelUnpaid(billing: Billing, subscription: StripeSubscription): Promise<void> {
  const { id, latest_invoice: invoice } = subscription;
  const isPayable = invoice?.status === 'open' && !(await voidInvoice(billing, invoice.id));
  // Another call may have cancelled it already, so only the resulting status counts.
  if (!isPayable) await billing.stripe.subscriptions.cancel(id).catch(() => undefined);
  const { status } = await syncSubscription(billing, id);
  if (status !== 'canceled' && status !== 'incomplete_expired') throw new Problem('conflict');
  // A repeated call with the same key then creates a new one.
  await billing.db.update(subscriptions).set({ idempotencyKey: null }).where(eq(subscriptions.id, id));
}
