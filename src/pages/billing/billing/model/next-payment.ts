import { createEvent, createStore, sample } from 'effector';
import { $userId, concurrency } from '@/shared/api';
import {
  createPreviewSubscriptionMutation,
  type SubscriptionPreview,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { scheduledChangeOf, standingOf } from './standing';

/** The subscription was read, so its next payment is requested. */
export const nextPaymentNeeded = createEvent<SubscriptionStatus>();

export type NextPayment = Pick<SubscriptionPreview, 'total' | 'currency'>;

const previewMutation = createPreviewSubscriptionMutation();
concurrency(previewMutation, { strategy: 'TAKE_LATEST' });

/** With discount and tax; null until it is known, and if there is none. */
export const $nextPayment = createStore<NextPayment | null>(null, { name: 'nextPayment' })
  .on(previewMutation.finished.success, (_, { result: { total, currency } }) => ({ total, currency }))
  .reset(nextPaymentNeeded);

sample({
  clock: sample({
    clock: nextPaymentNeeded,
    source: $userId,
    fn: (userId, status) => ({ userId, priceId: nextPriceOf(status) }),
  }).filterMap(({ userId, priceId }) =>
    userId === null || priceId === null ? undefined : { user_id: userId, price_id: priceId },
  ),
  fn: (previewSubscriptionBody) => ({ previewSubscriptionBody }),
  target: previewMutation.start,
});

function nextPriceOf(status: SubscriptionStatus): string | null {
  const standing = standingOf(status);
  if (standing.kind !== 'trial' && standing.kind !== 'active') return null;
  return scheduledChangeOf(standing)?.price_id ?? standing.subscription.price_id;
}
