import type { Problem } from '@/shared/api';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';

type Status = { status: SubscriptionStatus };
type Reading = { userId: string };

/** What this tab knows of the user's subscription; impossible combinations do not type-check. */
export type Subscription =
  | { state: 'unknown' }
  | ({ state: 'reading' } & Reading)
  | { state: 'failed'; problem: Problem }
  | ({ state: 'known' } & Status)
  /** The last status stays until the next one arrives. */
  | ({ state: 'rereading' } & Reading & Status);

export const unknown: Subscription = { state: 'unknown' };

export const known = (status: SubscriptionStatus): Subscription => ({ state: 'known', status });

/** The last status; null until one has been read. */
export const statusOf = (subscription: Subscription): SubscriptionStatus | null =>
  'status' in subscription ? subscription.status : null;

export const isReading = (subscription: Subscription): boolean => 'userId' in subscription;

/** Also during a read: the status may have changed since that began. */
export const beginReading = (subscription: Subscription, userId: string): Subscription =>
  'status' in subscription
    ? { state: 'rereading', userId, status: subscription.status }
    : { state: 'reading', userId };

/** An answer about another user is ignored. */
export const completeReading = (
  subscription: Subscription,
  { userId, status }: Reading & Status,
): Subscription =>
  'userId' in subscription && subscription.userId === userId ? known(status) : subscription;

/** A failed read leaves the last status. */
export function failReading(
  subscription: Subscription,
  { userId, problem }: Reading & { problem: Problem },
): Subscription {
  if (!('userId' in subscription) || subscription.userId !== userId) return subscription;
  return subscription.state === 'rereading' ? known(subscription.status) : { state: 'failed', problem };
}

/** The response to a change carried the new status. */
export const change = (subscription: Subscription, status: SubscriptionStatus): Subscription =>
  'userId' in subscription ? { ...subscription, state: 'rereading', status } : known(status);
