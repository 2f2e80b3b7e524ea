import { and, eq, exists, inArray, isNull, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { hasValidPlan } from '../../../billing/subscriptions/entitlement.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes, classTeachers, enrolments, studentAccounts } from './tables.ts';
import { byName } from './student-names.ts';

export type ClassRow = typeof classes.$inferSelect;

/**
 * The condition on `classes` for those that the user teaches as owner or co-teacher, archived or not; none that is in the trash. A
 * co-teacher needs a valid plan: the owner's, or one of their own.
 */
export const teaches = (userId: string | Placeholder): SQL | undefined =>
  and(
    or(
      eq(classes.teacherId, userId),
      and(isCoTeacher(userId), or(hasValidPlan(classes.teacherId), hasValidPlan(userId))),
    ),
    isNull(classes.trashedAt),
  );

const isCoTeacher = (userId: string | Placeholder): SQL =>
  sql`${classes.id} in (select ${classTeachers.classId} from ${classTeachers} where ${classTeachers.teacherId} = ${userId})`;

/** The condition on `enrolments` for students whom no teacher has removed. */
export const isIn = (): SQL => isNull(enrolments.removedAt);

/** The condition on `classes` for those that the student is in, archived or not. */
export const hasJoined = (db: Database, studentId: string | Placeholder): SQL | undefined =>
  and(
    isNull(classes.trashedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolments)
        .where(and(eq(enrolments.classId, classes.id), eq(enrolments.studentId, studentId), isIn())),
    ),
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

/** The same for a change, which an archived class does not take (409). */
export async function findOpenClass(db: Database, classId: string, userId: string): Promise<ClassRow> {
  const row = await findTaughtClass(db, classId, userId);
  if (row.archivedAt !== null) throw new Problem('conflict', 'This class is archived. Restore it first.');
  return row;
}

/** A class that the user owns; 404 if the user does not teach it, 403 for a co-teacher. */
export async function findOwnClass(db: Database, classId: string, userId: string): Promise<ClassRow> {
  const row = await findTaughtClass(db, classId, userId);
  if (row.teacherId !== userId)
    throw new Problem('forbidden', 'Only the teacher who made this class can do this.');
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
  email: string;
  /** Of an account that a teacher made. */
  userName: string | null;
  joinedAt: Date;
}

/** The students of a class, by family name. The caller checks who asks. */
export const listClassStudents = (db: Database, classId: string): Promise<ClassStudent[]> =>
  listStudentsIn(db, [classId]);

/** The students of these classes, each with the class; a student of two classes is there twice. */
export async function listStudentsIn(
  db: Database,
  classIds: readonly string[],
): Promise<(ClassStudent & { classId: string })[]> {
  return db
    .select({
      classId: enrolments.classId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      userName: studentAccounts.userName,
      joinedAt: enrolments.joinedAt,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .leftJoin(studentAccounts, eq(studentAccounts.userId, users.id))
    .where(and(inArray(enrolments.classId, [...classIds]), isIn()))
    .orderBy(...byName());
}
