import { currentPeriodEnd, itemOf } from './due.ts';
import type { Price } from '../objects/catalogue-objects.ts';
import type { Subscription, SubscriptionItem } from '../objects/subscription-objects.ts';
import type { Period } from './lines.ts';
import { nextPeriodEnd } from './period.ts';

/**
 * incomplete ──paid──► active ◄──paid──► past_due ──out of retries──► canceled
 * incomplete ──23 hours──► incomplete_expired
 * trialing ──trial end──► active; any but the ends ──cancel──► canceled
 */
export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

export const withPayment = (subscription: Subscription): Subscription =>
  subscription.status === 'incomplete' || subscription.status === 'past_due'
    ? { ...subscription, status: 'active' }
    : subscription;

export const withFailedPayment = (subscription: Subscription): Subscription =>
  subscription.status === 'active' ? { ...subscription, status: 'past_due' } : subscription;

export const canceled = (subscription: Subscription, now: number, reason: string): Subscription => ({
  ...subscription,
  status: 'canceled',
  pending_update: null,
  canceled_at: subscription.canceled_at ?? now,
  ended_at: now,
  cancellation_details: { ...subscription.cancellation_details, reason },
});

export const expired = (subscription: Subscription, now: number): Subscription => ({
  ...subscription,
  status: 'incomplete_expired',
  canceled_at: now,
  ended_at: now,
});

/** Schedules or undoes a cancellation at the end of the period. */
export function cancelingAtPeriodEnd(
  subscription: Subscription,
  isAsked: boolean,
  now: number,
): Subscription {
  const { cancellation_details: details } = subscription;
  return isAsked
    ? {
        ...subscription,
        cancel_at_period_end: true,
        cancel_at: currentPeriodEnd(subscription),
        canceled_at: subscription.canceled_at ?? now,
        cancellation_details: { ...details, reason: 'cancellation_requested' },
      }
    : {
        ...subscription,
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        cancellation_details: { comment: null, feedback: null, reason: null },
      };
}

export const withPeriod = (subscription: Subscription, { start, end }: Period): Subscription =>
  withItem(subscription, (item) => ({ ...item, current_period_start: start, current_period_end: end }));

export const withPrice = (subscription: Subscription, price: Price): Subscription =>
  withItem(subscription, (item) => ({ ...item, price }));

/** The next period; the end of a trial becomes the anchor. */
export function renewed(subscription: Subscription): Subscription {
  const { items, status, trial_end: trialEnd } = subscription;
  const item = itemOf(items.data);
  const start = item.current_period_end;
  const anchor = status === 'trialing' && trialEnd !== null ? trialEnd : subscription.billing_cycle_anchor;
  const next = withPeriod(subscription, { start, end: nextPeriodEnd(anchor, item.price.recurring, start) });
  return { ...next, billing_cycle_anchor: anchor, status: status === 'trialing' ? 'active' : status };
}

const withItem = (
  subscription: Subscription,
  change: (item: SubscriptionItem) => SubscriptionItem,
): Subscription => ({
  ...subscription,
  items: { ...subscription.items, data: subscription.items.data.map((item) => change(item)) },
});
