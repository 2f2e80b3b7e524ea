import { createEvent, createStore, merge, sample } from 'effector';
import { $userId, concurrency, problemOf } from '@/shared/api';
import { createGetSubscriptionStatusQuery, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { windowFocused } from '@/shared/lib/navigation';
import {
  beginReading,
  change,
  completeReading,
  failReading,
  isReading,
  statusOf,
  type Subscription,
  unknown,
} from './transitions';

/** A page shows the subscription; a read in progress is reused. */
export const subscriptionNeeded = createEvent();
/** The subscription may have changed, so it is read again. */
export const subscriptionRefreshRequested = createEvent();
/** The response to a change carried the new status. */
export const subscriptionChanged = createEvent<SubscriptionStatus>();

const statusQuery = createGetSubscriptionStatusQuery();
concurrency(statusQuery, { strategy: 'TAKE_LATEST' });

// unknown -> reading -> known | failed; failed -> reading; known -> rereading -> known; any -> unknown for another user
export const $subscription = createStore<Subscription>(unknown, { name: 'subscription' });
/** The last status; null until one has been read. */
export const $subscriptionStatus = $subscription.map(statusOf);

/** A read has succeeded or failed. */
export const subscriptionRead = statusQuery.finished.finally.map(() => undefined);

const $known = { userId: $userId, subscription: $subscription };
const needAccepted = sample({
  clock: subscriptionNeeded,
  source: $known,
  filter: ({ subscription }) => !isReading(subscription),
  fn: ({ userId }) => userId,
});
const refreshAccepted = sample({ clock: subscriptionRefreshRequested, source: $userId });
// The user may have changed it in another tab or on another device.
const focusAccepted = sample({
  clock: windowFocused,
  source: $known,
  filter: ({ subscription }) => statusOf(subscription) !== null,
  fn: ({ userId }) => userId,
});
const readStarted = sample({ clock: [needAccepted, refreshAccepted, focusAccepted], filter: Boolean });
const readSucceeded = sample({
  clock: statusQuery.finished.success,
  source: $subscription,
  filter: (subscription, { params, result }) =>
    completeReading(subscription, { ...params, status: result }) !== subscription,
  fn: (_, { params, result }) => ({ ...params, status: result }),
});
const readFailed = statusQuery.finished.failure.map(({ params, error }) => ({
  ...params,
  problem: problemOf(error),
}));
/** The latest status, from a read or from the response to a change. */
export const subscriptionRefreshed = merge([readSucceeded.map(({ status }) => status), subscriptionChanged]);

$subscription
  .on(readStarted, beginReading)
  .on(readSucceeded, completeReading)
  .on(readFailed, failReading)
  .on(subscriptionChanged, change)
  .reset($userId);

sample({ clock: readStarted, fn: (userId) => ({ userId }), target: statusQuery.start });
