import { createEvent, createStore, sample } from 'effector';
import { $userId } from '@/shared/api';
import { createGetSubscriptionStatusQuery, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { windowFocused } from '@/shared/lib/navigation';

/** A page shows the subscription; a read in progress is reused. */
export const subscriptionNeeded = createEvent();
/** The subscription may have changed, so it is read again. */
export const subscriptionRefreshRequested = createEvent();
/** The latest status, from a read or from the response to a change. */
export const subscriptionRefreshed = createEvent<SubscriptionStatus>();

const statusQuery = createGetSubscriptionStatusQuery();

// unknown -> status -> unknown for another user; a failed read leaves the last status
export const $subscription = createStore<SubscriptionStatus | 'unknown'>('unknown', { name: 'subscription' })
  .on(subscriptionRefreshed, (_, status) => status)
  .reset($userId);

/** A read has succeeded or failed. */
export const subscriptionRead = statusQuery.finished.finally.map(() => undefined);
/** Carries the error of a failed read. */
export const subscriptionReadFailed = statusQuery.finished.failure.map(({ error }) => error);

/** The user whose subscription is being read. */
const $reading = createStore<string | null>(null, { name: 'subscriptionReading' });

const neededAccepted = sample({
  clock: subscriptionNeeded,
  source: { userId: $userId, reading: $reading },
  filter: ({ userId, reading }) => userId !== reading,
  fn: ({ userId }) => userId,
});
const readAccepted = sample({ clock: subscriptionRefreshRequested, source: $userId });
// The user may have changed it in another tab or on another device.
const focusAccepted = sample({
  clock: windowFocused,
  source: { userId: $userId, subscription: $subscription },
  filter: ({ subscription }) => subscription !== 'unknown',
  fn: ({ userId }) => userId,
});

const started = sample({ clock: [neededAccepted, readAccepted, focusAccepted], filter: Boolean });

$reading.on(started, (_, userId) => userId).on(statusQuery.finished.finally, () => null);

sample({ clock: started, fn: (userId) => ({ userId }), target: statusQuery.start });
sample({
  clock: statusQuery.finished.success,
  source: $userId,
  filter: (userId, { params }) => params.userId === userId,
  fn: (_, { result }) => result,
  target: subscriptionRefreshed,
});
