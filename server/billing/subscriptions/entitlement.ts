import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SubscriptionState } from '../../generated/schemas/index.ts';
import { hasGrantedPlan } from '../grants/grants.ts';
import { subscriptions } from './tables.ts';

/** The fields that the rule reads. */
export interface SubscriptionFacts {
  status: SubscriptionState;
  isPaused: boolean;
  isActive: boolean;
  trialEndsAt: Date | null;
  endsAt: Date | null;
}

/**
 * Whether a subscription gives access to gated templates. The client has the same rule and the same
 * cases in its tests.
 */
export function isValid(
  { status, isPaused, isActive, trialEndsAt, endsAt }: SubscriptionFacts,
  now: Date,
): boolean {
  if (isPaused || status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired')
    return false;
  if (trialEndsAt !== null && trialEndsAt > now) return true;
  return isActive && (endsAt === null || endsAt > now);
}

/** A past due subscription stays active while its payment is retried. */
export const isActive = (status: SubscriptionState): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due';

/** The same rule as a condition: whether this user has a valid subscription now, or a plan without paying. */
export const hasValidPlan = (userId: Column | Placeholder | string): SQL => sql`(exists (
  select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId}
    and not ${subscriptions.isPaused} and ${subscriptions.status} not in ('canceled', 'incomplete', 'incomplete_expired')
    and (${subscriptions.trialEndsAt} > now() or ${subscriptions.status} in ('active', 'trialing', 'past_due')
      and (${subscriptions.endsAt} is null or ${subscriptions.endsAt} > now())))
  or ${hasGrantedPlan(userId)})`;
