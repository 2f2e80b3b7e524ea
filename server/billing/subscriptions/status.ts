import { summarizeCredits } from '../credits/allowance.ts';
import type { PlanCover, Subscription, SubscriptionStatus } from '../../generated/schemas/index.ts';
import { cancelDeclinedChange } from './authentication.ts';
import type { Billing } from '../stripe/billing.ts';
import { findGiven } from '../grants/grants.ts';
import { grantNewMonth } from './grant-credits.ts';
import { findPlan } from '../plans/plans.ts';
import { findLive, listSubscriptions, syncSubscription } from './synchronise.ts';
import { hasEnded, type SubscriptionRow } from './subscription-row.ts';
import { isActive } from './entitlement.ts';

/** Reads whose plans cover a user; the classes are in a higher area. */
export type ReadCover = (userId: string) => Promise<PlanCover[]>;

/**
 * Plan, credits and subscriptions from our database. Grants the credits of a new month within a
 * longer paid period.
 */
export async function readStatus(
  billing: Billing,
  coverOf: ReadCover,
  userId: string,
): Promise<SubscriptionStatus> {
  const { db } = billing;
  const rows = await listSubscriptions(db, userId);
  const live = rows.find((row) => !hasEnded(row));
  if (live !== undefined) await grantNewMonth(db, live, billing.now);
  const given = await findGiven(db, userId);
  const credits = await summarizeCredits(db, userId);
  return {
    plan_name: live === undefined ? (given?.plan_name ?? null) : nameOf(live.priceId),
    price_id: live?.priceId ?? null,
    total_credit: credits.total,
    used_credit: credits.used,
    remaining_credit: credits.remaining,
    subscriptions: rows
      .filter(({ hasBegun, status }) => hasBegun || status === 'incomplete')
      .map(presentSubscription),
    given,
    covered_by: await coverOf(userId),
  };
}

/** Synchronises with Stripe first. Cancels a pending change whose payment was declined. */
export async function pollStatus(
  billing: Billing,
  coverOf: ReadCover,
  userId: string,
): Promise<SubscriptionStatus> {
  const live = await findLive(billing.db, userId);
  if (live !== undefined) await cancelDeclinedChange(billing, await syncSubscription(billing, live.id));
  return readStatus(billing, coverOf, userId);
}

const nameOf = (priceId: string) => findPlan(priceId)?.name ?? priceId;

function presentSubscription(row: SubscriptionRow): Subscription {
  const pastDue = row.status === 'past_due' || row.status === 'unpaid';
  return {
    id: row.id,
    price_id: row.priceId,
    plan_name: nameOf(row.priceId),
    is_active: isActive(row.status) && !row.isPaused,
    is_paused: row.isPaused,
    status: row.status,
    trial_ends_at: row.status === 'trialing' ? (row.trialEndsAt?.toISOString() ?? null) : null,
    ends_at: row.endsAt?.toISOString() ?? null,
    current_period_end: row.currentPeriodEnd.toISOString(),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    scheduled_change:
      row.scheduledPriceId === null
        ? null
        : { price_id: row.scheduledPriceId, plan_name: nameOf(row.scheduledPriceId) },
    past_due: pastDue,
    next_payment_attempt: pastDue ? (row.nextPaymentAttempt?.toISOString() ?? null) : null,
  };
}
