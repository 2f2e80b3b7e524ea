import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { findInCatalogue } from './catalogue';

const OVER_OR_NOT_BEGUN = ['canceled', 'incomplete', 'incomplete_expired'];

/** The user's current plan: started, not ended, and not waiting for its first payment. */
export const currentSubscription = (status: SubscriptionStatus | null) =>
  status?.subscriptions.find((subscription) => !OVER_OR_NOT_BEGUN.includes(subscription.status));

/** Whether the user's plan needs no credits, as those of teachers. */
export function isUnlimited(status: SubscriptionStatus | null): boolean {
  const current = currentSubscription(status);
  return current !== undefined && findInCatalogue(current.price_id)?.planId.startsWith('teacher-') === true;
}
