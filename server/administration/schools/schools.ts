import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import { deleteGrant, presentGrant, setGrant } from '../../billing/grants/grants.ts';
import { grantedPlans } from '../../billing/grants/tables.ts';
import { isPublicDomain } from '../../documents/own-templates/colleagues.ts';
import type { PlanGrant, SchoolPlan } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Page, PageRequest } from '../../platform/database/cursor.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { Problem } from '../../platform/problem.ts';
import { record } from '../log/log.ts';
import { type Administrator, rejectEmpty } from '../people/acts.ts';

const newest = keyset(grantedPlans.createdAt, grantedPlans.id);

const teachers = sql<number>`(select count(*)::int from ${users} where split_part(${users.email}, '@', 2) = ${grantedPlans.domain}
  and ${users.role} = 'teacher' and ${users.emailVerifiedAt} is not null)`;

/** What schools were given, the newest first. */
export const listSchools = (db: Database, page: PageRequest): Promise<Page<SchoolPlan>> =>
  readPage(
    page,
    (limit) =>
      db
        .select({ granted: grantedPlans, teachers, position: newest.position })
        .from(grantedPlans)
        .where(and(isNotNull(grantedPlans.domain), newest.after(page.cursor)))
        .orderBy(...newest.orderBy)
        .limit(limit),
    (row) => presentSchool(row),
  );

const presentSchool = (row: { granted: typeof grantedPlans.$inferSelect; teachers: number }): SchoolPlan => ({
  id: row.granted.id,
  domain: row.granted.domain ?? '',
  teachers: row.teachers,
  grant: presentGrant(row.granted),
});

/** Gives the teachers of a school a plan without paying, or raises their seats. */
export async function giveSchoolPlan(
  db: Database,
  { name: by }: Administrator,
  domain: string,
  grant: PlanGrant,
): Promise<SchoolPlan> {
  rejectEmpty(grant);
  if (isPublicDomain(domain))
    throw new Problem('conflict', `Anyone can have an address of ${domain}, so it is no school.`);
  return db.transaction(async (tx) => {
    await setGrant(tx, { domain }, grant);
    await record(tx, { by, action: 'plan_given', subject: domain, grant });
    const isSchool = eq(grantedPlans.domain, domain);
    const [row] = await tx.select({ granted: grantedPlans, teachers }).from(grantedPlans).where(isSchool);
    if (row === undefined) throw new Error('The plan was not stored.');
    return presentSchool(row);
  });
}

export const endSchoolPlan = (db: Database, { name: by }: Administrator, domain: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteGrant(tx, { domain })))
      throw new Problem('not_found', 'This school was given no plan.');
    await record(tx, { by, action: 'plan_ended', subject: domain });
  });
