import { createEvent, createStore, sample } from 'effector';
import { $userId, createGetSubscriptionStatusQuery, type SubscriptionStatus } from '@/shared/api';
import { windowFocused } from '@/shared/lib/window-focus';

/** Asks the server how the subscription stands now. */
export const subscriptionRefreshAsked = createEvent();
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

const readAccepted = sample({
  clock: subscriptionRefreshAsked,
  source: $userId,
  filter: (userId) => userId !== null,
});
// It may have been changed in another tab, or on a phone.
const lookedAgain = sample({
  clock: windowFocused,
  source: { userId: $userId, subscription: $subscription },
  filter: ({ subscription }) => subscription !== 'unknown',
  fn: ({ userId }) => userId,
});

sample({
  clock: [readAccepted, lookedAgain],
  filter: Boolean,
  fn: (userId) => ({ userId }),
  target: statusQuery.start,
});
sample({
  clock: statusQuery.finished.success,
  source: $userId,
  filter: (userId, { params }) => params.userId === userId,
  fn: (_, { result }) => result,
  target: subscriptionRefreshed,
});
