import type { SubscriptionState } from '../generated/schemas/index.ts';
import { findPlan } from './plans.ts';
import { dateOf, dateOrNull, type StripeSubscription } from './stripe-shapes.ts';
import type { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const OVER = ['canceled', 'incomplete_expired'] as const;

export const isOver = ({ status }: Pick<SubscriptionRow, 'status'>) => OVER.some((over) => over === status);

/** What is kept of Stripe's record. */
export function rowOf(subscription: StripeSubscription) {
  const [item] = subscription.items.data;
  const invoice = subscription.latest_invoice ?? null;
  const isPaid = isPeriodPaid(subscription);
  const { ended_at: ended, cancel_at: cancelAt, created } = subscription;
  return {
    id: subscription.id,
    itemId: item.id,
    priceId: ourPrice(subscription),
    status: subscription.status,
    paymentMethodId: subscription.default_payment_method,
    trialEndsAt: dateOrNull(subscription.trial_end),
    currentPeriodStart: dateOf(item.current_period_start ?? subscription.current_period_start ?? created),
    currentPeriodEnd: dateOf(item.current_period_end ?? subscription.current_period_end ?? created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endsAt: dateOrNull(ended ?? cancelAt),
    isPaused: (subscription.pause_collection ?? null) !== null,
    isPaid,
    hasBegun: began(subscription.status, isPaid),
    latestInvoiceId: invoice?.id ?? null,
    nextPaymentAttempt: dateOrNull(invoice?.next_payment_attempt ?? null),
    createdAt: dateOf(created),
  };
}

/** Of the newest invoice; that of a change which was not paid, and so not made, says nothing about the period. */
function isPeriodPaid({ status, latest_invoice: invoice }: StripeSubscription): boolean {
  if (!invoice || invoice.status === 'paid') return true;
  return status === 'active' && invoice.billing_reason === 'subscription_update';
}

/** The lookup key of its price; a price that has been replaced by a newer one has lost it, and remembers it. */
function ourPrice({ items }: StripeSubscription): string {
  const { price } = items.data[0];
  const names = [price.lookup_key, price.metadata?.['price_id'], price.id];
  return names.find((name) => typeof name === 'string' && findPlan(name) !== undefined) ?? price.id;
}

/** Whether this reading alone shows that it has begun. */
const began = (status: SubscriptionState, isPaid: boolean): boolean =>
  status === 'canceled' ? isPaid : status !== 'incomplete' && status !== 'incomplete_expired';
