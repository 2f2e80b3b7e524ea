import { endAllowance, isInMonth, setAllowance, setMonth } from '../credits/allowance.ts';
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
  // An ended period proves no payment: the next one may fail.
  if (row.status !== 'active' || now >= end) return;
  await setMonth(tx, userId, { subscriptionId, start, end, monthly: plan.tokens_limit ?? 0 }, now);
  await applyReturns(tx, userId, subscriptionId);
}

/**
 * Grants the credits of a month that has begun within the paid period. Each change of a subscription grants its own credits, so
 * this only reads, unless the last month is over.
 */
export async function grantNewMonth(
  db: Database,
  row: SubscriptionRow,
  readClock: () => Promise<Date>,
): Promise<void> {
  if (row.status !== 'active' || !row.isPaid || row.isPaused) return;
  const now = await readClock();
  if (await isInMonth(db, row.userId, row.id, now)) return;
  await db.transaction((tx) => grantCreditsDue(tx, row, now));
}
