import { currentPeriodEnd } from './due.ts';
import { invalidRequest } from '../objects/api-error.ts';
import type { Subscription } from '../objects/subscription-objects.ts';

const EXPIRES_AFTER = 23 * 3600;

/** The parameters that Stripe allows with `pending_if_incomplete`. */
const pendable = [
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'trial_end',
];

export function needPendable(given: object): void {
  const other = Object.entries(given).find(
    ([name, value]) => value !== undefined && !pendable.includes(name),
  );
  if (other === undefined) return;
  const [param] = other;
  throw invalidRequest(`You cannot pass ${param} when payment_behavior is pending_if_incomplete.`, { param });
}

/** Makes a change pending until its payment; the subscription stays unchanged. */
export function withPendingUpdate(
  before: Subscription,
  { items, billing_cycle_anchor: anchor }: Subscription,
  now: number,
): Subscription {
  return {
    ...before,
    pending_update: {
      billing_cycle_anchor: anchor === before.billing_cycle_anchor ? null : anchor,
      expires_at: Math.min(now + EXPIRES_AFTER, currentPeriodEnd(before)),
      subscription_items: items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  };
}

/** Applies the pending change. */
export function withUpdateApplied(subscription: Subscription): Subscription {
  const { pending_update: pending, items, billing_cycle_anchor: anchor } = subscription;
  if (pending === null) return subscription;
  return {
    ...subscription,
    pending_update: null,
    billing_cycle_anchor: pending.billing_cycle_anchor ?? anchor,
    items: { ...items, data: pending.subscription_items },
  };
}

/** Whether the pending change waits for this invoice. */
export const isAwaited = (
  { pending_update: pending, latest_invoice: latest }: Subscription,
  invoice: string,
) => pending !== null && latest === invoice;
