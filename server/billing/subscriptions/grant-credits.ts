import { endAllowance, setAllowance } from '../credits/allowance.ts';
import type { Database } from '../../platform/database/client.ts';
import { creditPeriodStart } from '../credits/credit-period.ts';
import { findPlan } from '../plans/plans.ts';
import { hasEnded, type SubscriptionRow } from './subscription-row.ts';

/** Grants the credits of the current period, once. */
export async function grantCreditsDue(tx: Database, row: SubscriptionRow, now: Date): Promise<void> {
  const plan = findPlan(row.priceId);
  if (hasEnded(row)) return endAllowance(tx, row.userId, row.id);
  if (plan === undefined || row.isPaused || !row.isPaid) return;
  const isTrial = row.status === 'trialing';
  if (!isTrial && row.status !== 'active') return;
  const start = isTrial ? row.currentPeriodStart : creditPeriodStart(row.currentPeriodStart, now);
  const credits = isTrial ? plan.trial_tokens : (plan.tokens_limit ?? 0);
  await setAllowance(tx, row.userId, { subscriptionId: row.id, start: start.toISOString() }, credits);
}
