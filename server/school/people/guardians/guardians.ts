import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import { normalEmail } from '../../../accounts/users/account.ts';
import type { Guardian, GuardianDetails } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { recordedByTeam, requireShared, teamOf } from '../../classes/students/taught-students.ts';
import { keepOptOut, optOutOf } from './opt-outs.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { guardians, guardianSummaries } from './tables.ts';

interface Dependencies {
  db: Database;
  links: LinkIssuer;
}

export type GuardianRow = typeof guardians.$inferSelect;

const columns = {
  row: guardians,
  lastSentAt: sql<string | null>`(select max(${guardianSummaries.sentAt}) from ${guardianSummaries}
    where ${guardianSummaries.guardianId} = ${guardians.id})`,
};

interface Found {
  row: GuardianRow;
  lastSentAt: string | null;
}

const present = ({ row, lastSentAt }: Found): Guardian => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: row.language,
  weekly_summary: row.weeklySummary,
  unsubscribed: row.unsubscribedAt !== null,
  last_sent_at: lastSentAt === null ? null : new Date(lastSentAt).toISOString(),
  link_expires_at: row.linkExpiresAt?.toISOString() ?? null,
});

const valuesOf = ({ name, email, language, weekly_summary }: GuardianDetails) => ({
  name: name.trim(),
  email: normalEmail(email),
  language,
  weeklySummary: weekly_summary,
});

/** The guardians of a student that these teachers added, the first one first. */
export async function listGuardians(
  db: Database,
  studentId: string,
  authorIds: readonly string[],
): Promise<Guardian[]> {
  const rows = await db
    .select(columns)
    .from(guardians)
    // Drizzle names the table of a column only in a query of several.
    .leftJoin(guardianSummaries, sql`false`)
    .where(and(eq(guardians.studentId, studentId), inArray(guardians.authorId, [...authorIds])))
    .orderBy(asc(guardians.createdAt), asc(guardians.id));
  return rows.map(present);
}

/** The names of the guardians of all students of a teacher, by student, the first one added first. */
export async function guardianNamesByStudent(
  db: Database,
  teacherId: string,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({
      studentId: guardians.studentId,
      name: guardians.name,
      createdAt: guardians.createdAt,
      id: guardians.id,
    })
    .from(guardians)
    .innerJoin(enrolments, eq(enrolments.studentId, guardians.studentId))
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(recordedByTeam(teacherId, guardians.authorId))
    .orderBy(asc(guardians.createdAt), asc(guardians.id));
  const names = new Map<string, string[]>();
  for (const { studentId, name } of rows) names.set(studentId, [...(names.get(studentId) ?? []), name]);
  return names;
}

/** A guardian whose student the teacher teaches together with the author; throws a 404 otherwise. */
export async function requireGuardian(db: Database, teacherId: string, id: string): Promise<GuardianRow> {
  const row = await findGuardian(db, id);
  await requireShared(db, teacherId, row);
  if (row === undefined) throw new Problem('not_found');
  return row;
}

export async function findGuardian(db: Database, id: string): Promise<GuardianRow | undefined> {
  const [row] = await db.select().from(guardians).where(eq(guardians.id, id));
  return row;
}

async function presentGuardian(db: Database, { studentId, authorId, id }: GuardianRow): Promise<Guardian> {
  const all = await listGuardians(db, studentId, [authorId]);
  const found = all.find((guardian) => guardian.id === id);
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** Adds a guardian. One who has ended the summaries about this student stays unsubscribed. */
export async function addGuardian(
  { db, links: { linkSecret } }: Dependencies,
  authorId: string,
  studentId: string,
  details: GuardianDetails,
): Promise<Guardian> {
  await teamOf(db, authorId, studentId);
  const values = { ...valuesOf(details), studentId, authorId };
  const unsubscribedAt = await optOutOf(db, values, linkSecret);
  const [row] = await db
    .insert(guardians)
    .values({ ...values, id: randomUUID(), unsubscribedAt })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw Problem.field('email', 'You have added a guardian with this address.');
  return presentGuardian(db, row);
}

/** Changes a guardian. Links that were sent to another address stop working. */
export async function editGuardian(
  { db, links: { linkSecret } }: Dependencies,
  teacherId: string,
  id: string,
  details: GuardianDetails,
): Promise<Guardian> {
  const before = await requireGuardian(db, teacherId, id);
  const values = valuesOf(details);
  if (values.email !== before.email) {
    const others = await listGuardians(db, before.studentId, [before.authorId]);
    if (others.some(({ email }) => email === values.email))
      throw Problem.field('email', 'Another guardian of this student has this address.');
  }
  const since = await optOutOf(db, { ...values, studentId: before.studentId }, linkSecret);
  const [row] = await db
    .update(guardians)
    .set({
      ...values,
      ...(values.email !== before.email && revoked),
      unsubscribedAt: before.unsubscribedAt ?? since,
    })
    .where(eq(guardians.id, id))
    .returning();
  if (row === undefined) throw new Problem('not_found');
  return presentGuardian(db, row);
}

export async function removeGuardian(
  { db, links }: Dependencies,
  teacherId: string,
  id: string,
): Promise<void> {
  const row = await requireGuardian(db, teacherId, id);
  if (row.unsubscribedAt !== null) await keepOptOut(db, row, links.linkSecret);
  await moveToTrash(db, guardians, {
    kind: 'guardian',
    id,
    title: row.name,
    ownerId: row.authorId,
    studentId: row.studentId,
    by: teacherId,
  });
}

const revoked = { linkVersion: sql`${guardians.linkVersion} + 1`, linkExpiresAt: null };

export async function revokeLinks(db: Database, teacherId: string, id: string): Promise<void> {
  await requireGuardian(db, teacherId, id);
  await db.update(guardians).set(revoked).where(eq(guardians.id, id));
}
