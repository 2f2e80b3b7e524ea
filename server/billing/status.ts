import { summarizeCredits } from './credits/allowance.ts';
import type { Subscription, SubscriptionStatus } from '../generated/schemas/index.ts';
import { dropRefusedChange } from './bank-question.ts';
import type { Billing } from './billing.ts';
import { giveCredits } from './give-credits.ts';
import { findPlan } from './plans.ts';
import { findLive, listSubscriptions, readSubscription } from './record.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { isActive } from './validity.ts';

/** Plan, credits and subscriptions as they are kept here. A new month within a paid year brings its credits on the way. */
export async function readStatus(billing: Billing, userId: string): Promise<SubscriptionStatus> {
  const { db } = billing;
  const live = await findLive(db, userId);
  const now = await billing.now();
  if (live !== undefined) await db.transaction((tx) => giveCredits(tx, live, now));
  const [rows, credits] = await Promise.all([listSubscriptions(db, userId), summarizeCredits(db, userId)]);
  return {
    plan_name: live === undefined ? null : nameOf(live.priceId),
    price_id: live?.priceId ?? null,
    total_credit: credits.total,
    used_credit: credits.used,
    remaining_credit: credits.remaining,
    subscriptions: rows
      .filter(({ hasBegun, status }) => hasBegun || status === 'incomplete')
      .map(presentSubscription),
  };
}

/** The same after reading anew how it stands at Stripe. A change of plan whose payment was refused ends here. */
export async function pollStatus(billing: Billing, userId: string): Promise<SubscriptionStatus> {
  const live = await findLive(billing.db, userId);
  if (live !== undefined) await dropRefusedChange(billing, await readSubscription(billing, live.id));
  return readStatus(billing, userId);
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
    past_due: pastDue,
    next_payment_attempt: pastDue ? (row.nextPaymentAttempt?.toISOString() ?? null) : null,
  };
}
