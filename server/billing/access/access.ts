import type { Account } from '../../accounts/users/account.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Plan, PlanId } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { findGiven, planOf } from '../grants/grants.ts';
import { grantNewMonth } from '../subscriptions/grant-credits.ts';
import { findPlan, planRules } from '../plans/plans.ts';
import { findLive } from '../subscriptions/synchronise.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-row.ts';
import { isActive, isValid } from '../subscriptions/entitlement.ts';

/** The access rules of a template, from its declaration. */
export interface TemplateAccess {
  title: string;
  gate: 'subscription' | 'open';
  plan: 'plus' | 'pro';
}

/** Whether a plan includes a template. */
export const includesTemplate = (planId: PlanId, { plan }: Pick<TemplateAccess, 'plan'>): boolean =>
  plan === 'plus' || planRules[planId].level === 'pro';

/** The better plan of the user's valid subscription and of what is granted without paying; undefined without either. */
async function entitledPlan(db: Database, userId: string, now: Date): Promise<Plan | undefined> {
  const row = await findLive(db, userId);
  const own = row && isValid(factsOf(row), now) ? findPlan(row.priceId) : undefined;
  if (own?.plan_id === 'teacher-pro') return own;
  const given = await findGiven(db, userId);
  if (given === null) return own;
  return own && given.plan_id === 'teacher-plus' ? own : planOf(given.plan_id);
}

const factsOf = (row: SubscriptionRow) => ({
  status: row.status,
  isPaused: row.isPaused,
  isActive: isActive(row.status),
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
});

/** How a run of a template is charged. */
export interface Access {
  /** Recorded without a charge or a check of the balance. */
  unmetered: boolean;
}

/**
 * Throws if the user may not use a template: 402 without a subscription, 403 if the plan does not
 * include it. Grants the credits of a new month first.
 */
export async function requireAccess(
  db: Database,
  { id }: Pick<Account, 'id'>,
  template: TemplateAccess,
): Promise<Access> {
  const now = new Date();
  const plan = await entitledPlan(db, id, now);
  if (plan === undefined) {
    if (template.gate === 'subscription') throw new Problem('subscription_required');
    return { unmetered: false };
  }
  if (!includesTemplate(plan.plan_id, template)) {
    throw new Problem(
      'forbidden',
      `${plan.name} does not include ${template.title}. Switch to ${planRules['teacher-pro'].name} to use it.`,
    );
  }
  const live = plan.tokens_limit === null ? undefined : await findLive(db, id);
  if (live !== undefined) await grantNewMonth(db, live, async () => now);
  return { unmetered: plan.tokens_limit === null };
}

/** Whether the user's plan has no credit limit. */
export async function isUnmetered(db: Database, userId: string): Promise<boolean> {
  const plan = await entitledPlan(db, userId, new Date());
  return plan !== undefined && plan.tokens_limit === null;
}
