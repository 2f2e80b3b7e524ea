import type { SubscriptionStatus } from '@/shared/api/subscriptions';

const OVER_OR_NOT_BEGUN = ['canceled', 'incomplete', 'incomplete_expired'];

/** The user's current plan: started, not ended, and not waiting for its first payment. */
export const currentSubscription = (status: SubscriptionStatus | null) =>
  status?.subscriptions.find((subscription) => !OVER_OR_NOT_BEGUN.includes(subscription.status));
