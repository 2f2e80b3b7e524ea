import { createEvent, createStore, sample } from 'effector';
import { $userId } from '@/shared/api';
import { createGetSubscriptionStatusQuery, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { windowFocused } from '@/shared/lib/window-focus';

/** A page shows how the subscription stands: a reading that is under way is new enough. */
export const subscriptionNeeded = createEvent();
/** Something may have changed it: the server is asked how it stands now. */
export const subscriptionRefreshRequested = createEvent();
/** The server has said how it stands, asked for it or in the answer to a change. */
export const subscriptionRefreshed = createEvent<SubscriptionStatus>();

const statusQuery = createGetSubscriptionStatusQuery();

// unknown -> status -> unknown when somebody else is here; a read that fails leaves what was known
export const $subscription = createStore<SubscriptionStatus | 'unknown'>('unknown', { name: 'subscription' })
  .on(subscriptionRefreshed, (_, status) => status)
  .reset($userId);

/** A read has ended, well or not. */
export const subscriptionRead = statusQuery.finished.finally.map(() => undefined);
/** The status could not be read: carries why. */
export const subscriptionReadFailed = statusQuery.finished.failure.map(({ error }) => error);

/** Whose subscription is being read. */
const $reading = createStore<string | null>(null, { name: 'subscriptionReading' });

const neededAccepted = sample({
  clock: subscriptionNeeded,
  source: { userId: $userId, reading: $reading },
  filter: ({ userId, reading }) => userId !== reading,
  fn: ({ userId }) => userId,
});
const readAccepted = sample({ clock: subscriptionRefreshRequested, source: $userId });
// It may have been changed in another tab, or on a phone.
const lookedAgain = sample({
  clock: windowFocused,
  source: { userId: $userId, subscription: $subscription },
  filter: ({ subscription }) => subscription !== 'unknown',
  fn: ({ userId }) => userId,
});

const started = sample({ clock: [neededAccepted, readAccepted, lookedAgain], filter: Boolean });

$reading.on(started, (_, userId) => userId).on(statusQuery.finished.finally, () => null);

sample({ clock: started, fn: (userId) => ({ userId }), target: statusQuery.start });
sample({
  clock: statusQuery.finished.success,
  source: $userId,
  filter: (userId, { params }) => params.userId === userId,
  fn: (_, { result }) => result,
  target: subscriptionRefreshed,
});
