import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { classes, enrolments } from './tables.ts';

export type ClassRow = typeof classes.$inferSelect;

/** The condition on `classes` for those that the user teaches. */
export const teaches = (userId: string): SQL => eq(classes.teacherId, userId);

/** The condition on `classes` for those that the student is in. */
export const hasJoined = (db: Database, studentId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(enrolments)
      .where(and(eq(enrolments.classId, classes.id), eq(enrolments.studentId, studentId))),
  );

/** A class that the user teaches; 404 otherwise, as for a class that does not exist. */
export async function findTaughtClass(db: Database, classId: string, userId: string): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), teaches(userId)));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** A class that the student is in; 404 otherwise. */
export async function findJoinedClass(db: Database, classId: string, studentId: string): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, classId), hasJoined(db, studentId)));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

export interface ClassStudent {
  id: string;
  firstName: string;
  lastName: string;
}

/** The students of a class, by family name. The caller checks who asks. */
export async function listClassStudents(db: Database, classId: string): Promise<ClassStudent[]> {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(eq(enrolments.classId, classId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}
