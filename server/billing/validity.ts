import type { SubscriptionState } from '../generated/schemas/index.ts';

/** What the rule looks at. */
export interface SubscriptionFacts {
  status: SubscriptionState;
  isPaused: boolean;
  isActive: boolean;
  trialEndsAt: Date | null;
  endsAt: Date | null;
}

/** Whether a subscription opens what is gated. The client has the same rule and the same table of tests. */
export function isValid(
  { status, isPaused, isActive, trialEndsAt, endsAt }: SubscriptionFacts,
  now: Date,
): boolean {
  if (isPaused || status === 'canceled' || status === 'incomplete' || status === 'incomplete_expired')
    return false;
  if (trialEndsAt !== null && trialEndsAt > now) return true;
  return isActive && (endsAt === null || endsAt > now);
}

/** A payment that is past due is tried again for a while, and until then the subscription stays active. */
export const isActive = (status: SubscriptionState): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due';
