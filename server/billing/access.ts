import type { Account } from '../accounts/users/account.ts';
import type { Database } from '../platform/database/client.ts';
import type { Plan, PlanId } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import { giveCredits } from './give-credits.ts';
import { findPlan, planRules } from './plans.ts';
import { findLive } from './record.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { isActive, isValid } from './validity.ts';

/** What a template's declaration says about who may use it. */
export interface TemplateAccess {
  title: string;
  gate: 'subscription' | 'open';
  plan: 'plus' | 'pro';
}

/** Whether a plan includes a template; what it lacks is in the higher one. */
export const includes = (planId: PlanId, { plan }: Pick<TemplateAccess, 'plan'>): boolean =>
  plan === 'plus' || planRules[planId].level === 'pro';

/** The plan that opens things to this account now; undefined without a valid subscription. */
async function openPlan(db: Database, userId: string, now: Date): Promise<Plan | undefined> {
  const row = await findLive(db, userId);
  return row && isValid(factsOf(row), now) ? findPlan(row.priceId) : undefined;
}

const factsOf = (row: SubscriptionRow) => ({
  status: row.status,
  isPaused: row.isPaused,
  isActive: isActive(row.status),
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
});

/** How a run of this generator is paid for. */
export interface Access {
  /** Booked and never refused for the balance. */
  unmetered: boolean;
}

/**
 * Lets somebody use a generator or says what is missing: a subscription (402), or a plan that holds it (403). A new month of a paid year
 * brings its credits first.
 */
export async function requireAccess(
  db: Database,
  { id }: Pick<Account, 'id'>,
  template: TemplateAccess,
): Promise<Access> {
  const now = new Date();
  const plan = await openPlan(db, id, now);
  if (plan === undefined) {
    if (template.gate === 'subscription') throw new Problem('subscription_required');
    return { unmetered: false };
  }
  if (!includes(plan.plan_id, template)) {
    throw new Problem(
      'forbidden',
      `${plan.name} does not include ${template.title}. Change to ${planRules['teacher-pro'].name} to use it.`,
    );
  }
  if (plan.tokens_limit !== null) await giveCreditsDue(db, id, now);
  return { unmetered: plan.tokens_limit === null };
}

/** Whether the plan has no quota, so that nothing is too dear. */
export async function isUnmetered(db: Database, userId: string): Promise<boolean> {
  const plan = await openPlan(db, userId, new Date());
  return plan !== undefined && plan.tokens_limit === null;
}

async function giveCreditsDue(db: Database, userId: string, now: Date): Promise<void> {
  const live = await findLive(db, userId);
  if (live !== undefined) await db.transaction((tx) => giveCredits(tx, live, now));
}
