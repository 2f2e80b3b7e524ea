import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { isIn, teaches } from '../classes/class-access.ts';
import { classes, classTeachers, enrolments } from '../classes/tables.ts';
import { byName } from '../classes/student-names.ts';

const taughtClassColumns = {
  id: classes.id,
  name: classes.name,
  subject: classes.subject,
  cover: classes.cover,
};

/** A student with one of the classes in which the user teaches them. */
export interface TaughtRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  class: Pick<typeof classes.$inferSelect, 'id' | 'name' | 'subject' | 'cover'>;
}

/** The students in the classes of a teacher, one row per class, by family name and then by class. */
export const readTaught = (db: Database, teacherId: string, which?: SQL): Promise<TaughtRow[]> =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      class: taughtClassColumns,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(and(teaches(teacherId), isIn(), which))
    .orderBy(...byName(), asc(classes.name), asc(classes.subject));

/** The condition for classes of the current year. */
export const isCurrent = (): SQL => isNull(classes.archivedAt);

/**
 * The teachers who teach the student in a class together with this one, who is among them: they share what they know
 * about the student. Throws a 404 unless the user teaches the student.
 */
export async function teamOf(db: Database, teacherId: string, studentId: string): Promise<string[]> {
  const team = await findTeam(db, teacherId, studentId);
  if (team.length === 0) throw new Problem('not_found');
  return team;
}

/** The same teachers; empty unless the user teaches the student. */
export async function findTeam(db: Database, teacherId: string, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ owner: classes.teacherId, coTeacher: classTeachers.teacherId })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .leftJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(enrolments.studentId, studentId), isIn(), teaches(teacherId)));
  return [
    ...new Set(rows.flatMap(({ owner, coTeacher }) => (coTeacher === null ? [owner] : [owner, coTeacher]))),
  ];
}

/**
 * The condition for what such teachers recorded about the students of a teacher, in a query that joins the classes and
 * enrolments of each student.
 */
export const recordedByTeam = (teacherId: string, author: PgColumn): SQL | undefined =>
  and(
    teaches(teacherId),
    isIn(),
    or(
      eq(classes.teacherId, author),
      sql`${author} in (select ${classTeachers.teacherId} from ${classTeachers} where ${classTeachers.classId} = ${classes.id})`,
    ),
  );

/** Throws a 404 unless the teacher sees what this author recorded about the student. */
export async function requireShared(
  db: Database,
  teacherId: string,
  record: { studentId: string; authorId: string } | undefined,
): Promise<void> {
  if (record === undefined) throw new Problem('not_found');
  const team = await teamOf(db, teacherId, record.studentId);
  if (!team.includes(record.authorId)) throw new Problem('not_found');
}
