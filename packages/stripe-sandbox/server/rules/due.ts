import type { Stored } from '../objects/objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { DAY } from './period.ts';

/** Seconds until a subscription without its first payment expires. */
export const FIRST_PAYMENT_TIMEOUT = 23 * 3600;
const TRIAL_NOTICE = 3 * DAY;

/** The time of the next scheduled change of an object; null if there is none. */
export function dueAt(object: Stored): number | null {
  if (object.object === 'subscription') return subscriptionDue(object);
  if (object.object === 'invoice') return object.status === 'open' ? object.next_payment_attempt : null;
  if (object.object === 'event') return object.hidden.nextAttemptAt;
  return null;
}

function subscriptionDue(subscription: Subscription): number | null {
  const times = timesOf(subscription);
  return times.length === 0 ? null : Math.min(...times);
}

function timesOf(subscription: Subscription): number[] {
  const { status, cancel_at: cancelAt, pause_collection: pause, pending_update: pending } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return [];
  if (status === 'incomplete') return [subscription.created + FIRST_PAYMENT_TIMEOUT];
  const always = [
    currentPeriodEnd(subscription),
    cancelAt,
    pause?.resumes_at ?? null,
    pending?.expires_at ?? null,
  ].filter((at) => at !== null);
  const { trial_end: trialEnd } = subscription;
  if (status === 'trialing' && trialEnd !== null && !subscription.hidden.trialEndAnnounced) {
    return [trialEnd - TRIAL_NOTICE, ...always];
  }
  return always;
}

export function currentPeriodEnd({ items }: Subscription): number {
  return itemOf(items.data).current_period_end;
}

/** The only item of a subscription; the sandbox supports one. */
export function itemOf<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('A subscription has no item.');
  return item;
}
