import type { SubscriptionState } from '../../generated/schemas/index.ts';
import { findPlan } from '../plans/plans.ts';
import { dateOf, dateOrNull, type StripeSubscription } from '../stripe/shapes.ts';
import type { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const ENDED = ['canceled', 'incomplete_expired'] as const;

export const hasEnded = ({ status }: Pick<SubscriptionRow, 'status'>) =>
  ENDED.some((over) => over === status);

/** The columns that Stripe's record fills. */
export function rowOf(subscription: StripeSubscription) {
  const [item] = subscription.items.data;
  const invoice = subscription.latest_invoice ?? null;
  const isPaid = isPeriodPaid(subscription);
  const { ended_at: ended, cancel_at: cancelAt, created } = subscription;
  return {
    id: subscription.id,
    itemId: item.id,
    priceId: priceIdOf(subscription),
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
    scheduleId: subscription.schedule?.id ?? null,
    scheduledPriceId: scheduledPriceOf(subscription),
    latestInvoiceId: invoice?.id ?? null,
    nextPaymentAttempt: dateOrNull(invoice?.next_payment_attempt ?? null),
    createdAt: dateOf(created),
  };
}

/** The price of a scheduled change; null once it has taken effect. */
function scheduledPriceOf(subscription: StripeSubscription): string | null {
  const priceId = subscription.schedule?.metadata?.['price_id'];
  const isKnown = priceId !== undefined && findPlan(priceId) !== undefined;
  return isKnown && priceId !== priceIdOf(subscription) ? priceId : null;
}

/** Whether the latest invoice is paid. An unpaid one of a pending change does not count. */
function isPeriodPaid({ status, latest_invoice: invoice }: StripeSubscription): boolean {
  if (!invoice || invoice.status === 'paid') return true;
  return status === 'active' && invoice.billing_reason === 'subscription_update';
}

/** The lookup key of its price. A replaced price has lost the key and has it in its metadata. */
function priceIdOf({ items }: StripeSubscription): string {
  const { price } = items.data[0];
  const names = [price.lookup_key, price.metadata?.['price_id'], price.id];
  return names.find((name) => typeof name === 'string' && findPlan(name) !== undefined) ?? price.id;
}

/** Whether this snapshot alone shows a trial or a payment. */
const began = (status: SubscriptionState, isPaid: boolean): boolean =>
  status === 'canceled' ? isPaid : status !== 'incomplete' && status !== 'incomplete_expired';
