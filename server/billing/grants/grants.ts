import {
  and,
  type Column,
  desc,
  eq,
  isNotNull,
  isNull,
  max,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { GivenPlan, GrantedPlan, PlanGrant } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { findPlan, planRules } from '../plans/plans.ts';
import { grantedPlans } from './tables.ts';

type UserId = Column | Placeholder | string;

/** The condition on `granted_plans` for those that a user has now. The address of a school proves nothing until it is verified. */
const isGrantedTo = (userId: UserId): SQL => sql`(
  (${grantedPlans.endsAt} is null or ${grantedPlans.endsAt} > now())
  and (${grantedPlans.userId} = ${userId} or ${grantedPlans.userId} is null and ${grantedPlans.domain} is null
    or ${grantedPlans.domain} = (select split_part(${users.email}, '@', 2) from ${users}
      where ${users.id} = ${userId} and ${users.role} = 'teacher' and ${users.emailVerifiedAt} is not null)))`;

/** Whether a user has a plan without paying. */
export const hasGrantedPlan = (userId: UserId): SQL =>
  sql`exists (select 1 from ${grantedPlans} where ${grantedPlans.planId} is not null and ${isGrantedTo(userId)})`;

const bestGrant = prepareOnce((db) =>
  db
    .select()
    .from(grantedPlans)
    .where(and(isNotNull(grantedPlans.planId), isGrantedTo(sql.placeholder('userId'))))
    .orderBy(desc(sql`${grantedPlans.planId} = 'teacher-pro'`), sql`${grantedPlans.endsAt} desc nulls first`)
    .limit(1)
    .prepare('best_grant'),
);

/** The plan that a user has without paying, and who gives it; null without one. */
export async function findGiven(db: Database, userId: string): Promise<GivenPlan | null> {
  const [row] = await bestGrant(db).execute({ userId });
  if (!row?.planId) return null;
  return {
    plan_id: row.planId,
    plan_name: planOf(row.planId).name,
    given_to: givenTo(row),
    ends_at: row.endsAt?.toISOString() ?? null,
  };
}

const givenTo = ({ userId, domain }: { userId: string | null; domain: string | null }) =>
  userId !== null ? ('person' as const) : domain !== null ? ('school' as const) : ('everyone' as const);

/** A granted plan in its monthly form; only the payment depends on the interval. */
export function planOf(planId: GrantedPlan) {
  const plan = findPlan(`${planId.replace('-', '_')}_month`);
  if (plan === undefined) throw new Error(`There is no plan ${planId}.`);
  return plan;
}

/**
 * The most students a teacher may have: that of the highest plan for every teacher, because students join during
 * onboarding, before the teacher chooses a plan; more if an administrator raised it.
 */
export async function seatsOf(db: Database, teacherId: string): Promise<number> {
  const [row] = await db
    .select({ seats: max(grantedPlans.seats) })
    .from(grantedPlans)
    .where(isGrantedTo(teacherId));
  return Math.max(planRules['teacher-pro'].studentsLimit ?? 0, row?.seats ?? 0);
}

/** A person or a school. */
export type Grantee = { userId: string } | { domain: string };

const isOf = (grantee: Grantee): SQL =>
  'userId' in grantee ? eq(grantedPlans.userId, grantee.userId) : eq(grantedPlans.domain, grantee.domain);

/** What a person or a school was given; it may have ended. */
export async function findGrant(db: Database, grantee: Grantee): Promise<PlanGrant | null> {
  const [row] = await db.select().from(grantedPlans).where(isOf(grantee));
  return row ? presentGrant(row) : null;
}

export const presentGrant = ({ planId, seats, endsAt }: typeof grantedPlans.$inferSelect): PlanGrant => ({
  plan: planId,
  seats,
  ends_at: endsAt?.toISOString() ?? null,
});

/** Replaces what a person or a school was given. */
export async function setGrant(
  db: Database,
  grantee: Grantee,
  { plan, seats, ends_at }: PlanGrant,
): Promise<void> {
  const values = { planId: plan, seats, endsAt: ends_at === null ? null : new Date(ends_at) };
  const target = 'userId' in grantee ? grantedPlans.userId : grantedPlans.domain;
  await db
    .insert(grantedPlans)
    .values({ ...grantee, ...values })
    .onConflictDoUpdate({ target, set: values });
}

/** Whether there was anything to take back. */
export async function deleteGrant(db: Database, grantee: Grantee): Promise<boolean> {
  const gone = await db.delete(grantedPlans).where(isOf(grantee)).returning({ id: grantedPlans.id });
  return gone.length > 0;
}

/** Carries out the setting EVERYONE_HAS, so that queries find the plan where they find the others. */
export async function giveEveryone(db: Database, planId: GrantedPlan | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(grantedPlans).where(and(isNull(grantedPlans.userId), isNull(grantedPlans.domain)));
    if (planId !== undefined) await tx.insert(grantedPlans).values({ planId });
  });
}
