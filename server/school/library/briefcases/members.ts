import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { schools, users } from '../../../accounts/users/tables.ts';
import { isColleagueOf } from '../../../documents/own-templates/colleagues.ts';
import type { BriefcaseMember } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireFolder } from './access.ts';
import { briefcaseMembers } from './tables.ts';

const MAX_COLLEAGUES = 300;

/** Who may open a folder, then the colleagues that it can be shared with. */
export async function listMembers(db: Database, userId: string, id: string): Promise<BriefcaseMember[]> {
  await requireFolder(db, userId, id, 'own');
  const rows = await db
    .select({
      user_id: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
      role: briefcaseMembers.role,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(briefcaseMembers, and(eq(briefcaseMembers.userId, users.id), eq(briefcaseMembers.folderId, id)))
    .where(
      and(or(eq(briefcaseMembers.folderId, id), isColleagueOf(db, userId)), sql`${users.id} <> ${userId}`),
    )
    .orderBy(sql`${briefcaseMembers.role} is null`, asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(MAX_COLLEAGUES);
  return rows;
}

/** Shares a folder, or changes what a member may do. */
export async function shareFolder(
  db: Database,
  userId: string,
  { folderId, colleagueId, role }: { folderId: string; colleagueId: string; role: 'editor' | 'reader' },
): Promise<void> {
  await requireFolder(db, userId, folderId, 'own');
  const isMember = inArray(
    users.id,
    db
      .select({ id: briefcaseMembers.userId })
      .from(briefcaseMembers)
      .where(eq(briefcaseMembers.folderId, folderId)),
  );
  const [colleague] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(eq(users.id, colleagueId), sql`${users.id} <> ${userId}`, or(isMember, isColleagueOf(db, userId))),
    );
  if (!colleague) throw new Problem('not_found');
  await db
    .insert(briefcaseMembers)
    .values({ folderId, userId: colleagueId, role })
    .onConflictDoUpdate({ target: [briefcaseMembers.folderId, briefcaseMembers.userId], set: { role } });
}

/** Ends the sharing at once, because every call asks who is a member. */
export async function unshareFolder(
  db: Database,
  userId: string,
  { folderId, colleagueId }: { folderId: string; colleagueId: string },
): Promise<void> {
  if (userId !== colleagueId) await requireFolder(db, userId, folderId, 'own');
  const removed = await db
    .delete(briefcaseMembers)
    .where(and(eq(briefcaseMembers.folderId, folderId), eq(briefcaseMembers.userId, colleagueId)))
    .returning({ id: briefcaseMembers.userId });
  if (removed.length === 0) throw new Problem('not_found');
}
