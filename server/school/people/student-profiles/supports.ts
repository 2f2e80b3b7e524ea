import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Support, SupportDetails, SupportKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { recordedByTeam, requireShared, teamOf } from '../../classes/students/taught-students.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { studentSupports } from './tables.ts';

type SupportRow = typeof studentSupports.$inferSelect;

const present = ({ id, kind, detail, reviewOn }: SupportRow): Support => ({
  id,
  kind,
  detail,
  review_on: reviewOn,
});

const valuesOf = ({ kind, detail, review_on }: SupportDetails) => ({
  kind,
  detail: detail.trim(),
  reviewOn: review_on,
});

/** The supports of a student that these teachers recorded, the oldest first. */
export async function listSupports(
  db: Database,
  studentId: string,
  authorIds: readonly string[],
): Promise<Support[]> {
  const rows = await db
    .select()
    .from(studentSupports)
    .where(and(eq(studentSupports.studentId, studentId), inArray(studentSupports.authorId, [...authorIds])))
    .orderBy(asc(studentSupports.createdAt), asc(studentSupports.id));
  return rows.map(present);
}

/** The kinds of support of all students of a teacher, by student. */
export async function supportsByStudent(
  db: Database,
  teacherId: string,
): Promise<Map<string, Set<SupportKind>>> {
  const rows = await db
    .selectDistinct({ studentId: studentSupports.studentId, kind: studentSupports.kind })
    .from(studentSupports)
    .innerJoin(enrolments, eq(enrolments.studentId, studentSupports.studentId))
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(recordedByTeam(teacherId, studentSupports.authorId));
  const kinds = new Map<string, Set<SupportKind>>();
  for (const { studentId, kind } of rows) kinds.set(studentId, (kinds.get(studentId) ?? new Set()).add(kind));
  return kinds;
}

export async function addSupport(
  db: Database,
  authorId: string,
  studentId: string,
  details: SupportDetails,
): Promise<Support> {
  await teamOf(db, authorId, studentId);
  const [row] = await db
    .insert(studentSupports)
    .values({ ...valuesOf(details), id: randomUUID(), studentId, authorId })
    .returning();
  if (row === undefined) throw new Problem('internal');
  return present(row);
}

export async function editSupport(
  db: Database,
  teacherId: string,
  id: string,
  details: SupportDetails,
): Promise<Support> {
  await requireShared(db, teacherId, await findSupport(db, id));
  const [row] = await db
    .update(studentSupports)
    .set(valuesOf(details))
    .where(eq(studentSupports.id, id))
    .returning();
  if (row === undefined) throw new Problem('not_found');
  return present(row);
}

export async function removeSupport(db: Database, teacherId: string, id: string): Promise<void> {
  const row = await findSupport(db, id);
  await requireShared(db, teacherId, row);
  if (row === undefined) throw new Problem('not_found');
  await moveToTrash(db, studentSupports, {
    kind: 'support',
    id,
    title: row.detail || row.kind,
    ownerId: row.authorId,
    studentId: row.studentId,
    by: teacherId,
  });
}

async function findSupport(db: Database, id: string): Promise<SupportRow | undefined> {
  const [row] = await db.select().from(studentSupports).where(eq(studentSupports.id, id));
  return row;
}
