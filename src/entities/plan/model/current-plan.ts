import type { SubscriptionStatus } from '@/shared/api/subscriptions';

const OVER_OR_NOT_BEGUN = ['canceled', 'incomplete', 'incomplete_expired'];

/** The plan that somebody has now: begun and not ended. One whose first payment still waits is not theirs yet. */
export const currentSubscription = (status: SubscriptionStatus | 'unknown') =>
  status === 'unknown'
    ? undefined
    : status.subscriptions.find((subscription) => !OVER_OR_NOT_BEGUN.includes(subscription.status));
