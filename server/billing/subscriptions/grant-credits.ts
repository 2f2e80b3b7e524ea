import { endAllowance, setAllowance, setMonth } from '../credits/allowance.ts';
import { applyReturns } from '../credits/revoke.ts';
import type { Database } from '../../platform/database/client.ts';
import { findPlan, TRIAL_GRANT } from '../plans/plans.ts';
import { hasEnded, type SubscriptionRow } from './subscription-row.ts';

/** Grants the credits of the current trial or credit month, as far as they are paid for and not granted yet. */
export async function grantCreditsDue(tx: Database, row: SubscriptionRow, now: Date): Promise<void> {
  const plan = findPlan(row.priceId);
  if (hasEnded(row)) return endAllowance(tx, row.userId, row.id);
  if (plan === undefined || row.isPaused || !row.isPaid) return;
  const { id: subscriptionId, userId, currentPeriodStart: start, currentPeriodEnd: end } = row;
  if (row.status === 'trialing') {
    await setAllowance(tx, userId, { subscriptionId, start: start.toISOString() }, TRIAL_GRANT);
    return;
  }
  // After its end the period says nothing about payment: the next one may fail.
  if (row.status !== 'active' || now >= end) return;
  await setMonth(tx, userId, { subscriptionId, start, end, monthly: plan.tokens_limit ?? 0 }, now);
  await applyReturns(tx, userId, subscriptionId);
}
