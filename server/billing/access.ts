import type { Account } from '../accounts/auth/account.ts';
import type { Database } from '../platform/database/client.ts';
import type { Plan, PlanId, Role } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import { giveCredits } from './give-credits.ts';
import { findPlan, planRules } from './plans.ts';
import { findLive } from './record.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { isActive, isValid } from './validity.ts';

/** The generators that a teacher needs a subscription for; those of students all do. */
const gatedForTeachers: ReadonlySet<string> = new Set([
  'course-design',
  'creative-stories',
  'essay-grading',
  'exam-and-quizzes',
  'grade-assignment',
  'home-work-creator',
  'iep-generator',
  'lecture-scripts',
  'lesson-plan-builder',
  'long-form-assistant',
  'math-word-problems',
  'multiple-choice-handout',
  'personalized-learning-plans',
  'professional-correspondence',
  'rubric-generator',
  'text-summarizer',
  'transcript-generation',
  'work-sheets',
  'study-notes',
  'syllabus-generation',
]);

export const isGated = (role: Role, templateType: string): boolean =>
  role === 'student' || gatedForTeachers.has(templateType);

/** Whether a plan holds a generator; what it does not hold is for the higher one. */
export const holds = (planId: PlanId, templateType: string): boolean =>
  !planRules[planId].without.includes(templateType);

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
  { id, role }: Pick<Account, 'id' | 'role'>,
  templateType: string,
): Promise<Access> {
  const now = new Date();
  const plan = await openPlan(db, id, now);
  if (plan === undefined) {
    if (isGated(role, templateType)) throw new Problem('subscription_required');
    return { unmetered: false };
  }
  if (!holds(plan.plan_id, templateType)) {
    throw new Problem(
      'forbidden',
      `${plan.name} does not include grading. Change to ${planRules['teacher-pro'].name} to use it.`,
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
