import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { seatsOf } from '../../../billing/grants/grants.ts';
import type { Seats } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { isIn } from './class-access.ts';
import { classes, enrolments } from './tables.ts';

/** The condition on `classes` for those whose students hold seats. */
const holdsSeats = (): SQL | undefined => and(isNull(classes.archivedAt), isNull(classes.trashedAt));

/**
 * Enrols a student in the caller's transaction; throws a 409 if the teacher's plan is full. One who was in the class
 * before joined it then.
 */
export async function enrol(
  tx: Database,
  classId: string,
  studentId: string,
  joinedAt = new Date(),
): Promise<void> {
  const teacherId = await lockTeacher(tx, classId);
  const students = await listSeated(tx, teacherId);
  const limit = await seatsOf(tx, teacherId);
  if (!students.has(studentId) && students.size >= limit)
    throw new Problem('conflict', `This teacher already has ${students.size} students, of at most ${limit}.`);
  await tx
    .insert(enrolments)
    .values({ classId, studentId, joinedAt })
    .onConflictDoUpdate({ target: [enrolments.classId, enrolments.studentId], set: { removedAt: null } });
}

/** Throws a 409 if the students of a class that holds no seats, added to the others, are more than a plan allows. */
export async function rejectWithoutSeats(tx: Database, classId: string): Promise<void> {
  const teacherId = await lockTeacher(tx, classId);
  const seated = await listSeated(tx, teacherId);
  const rows = await tx
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), isIn()));
  const together = new Set([...seated, ...rows.map(({ id }) => id)]);
  const limit = await seatsOf(tx, teacherId);
  if (together.size > limit) {
    throw new Problem(
      'conflict',
      `With this class you would have ${together.size} students. You can have ${limit}.`,
    );
  }
}

/** Throws a 409 before so many new students are made for a class whose teacher has fewer free seats. */
export async function rejectMoreThanSeats(db: Database, teacherId: string, students: number): Promise<void> {
  const { used, limit } = await countSeats(db, teacherId);
  const free = Math.max(0, limit - used);
  if (students > free) {
    throw new Problem('conflict', `There are seats for ${free} of these ${students} students. Choose fewer.`);
  }
}

export const countSeats = async (db: Database, teacherId: string): Promise<Seats> => ({
  used: (await listSeated(db, teacherId)).size,
  limit: await seatsOf(db, teacherId),
});

/** Serialises concurrent enrolments with this teacher until the transaction ends. */
async function lockTeacher(tx: Database, classId: string): Promise<string> {
  const [found] = await tx
    .select({ teacherId: users.id })
    .from(users)
    .innerJoin(classes, eq(classes.teacherId, users.id))
    .where(eq(classes.id, classId))
    .for('no key update', { of: users });
  if (found === undefined) throw new Problem('not_found');
  return found.teacherId;
}

/** The ids of the students in all classes of the teacher that hold seats. */
export async function listSeated(tx: Database, teacherId: string): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ studentId: enrolments.studentId })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(and(eq(classes.teacherId, teacherId), holdsSeats(), isIn()));
  return new Set(rows.map(({ studentId }) => studentId));
}
