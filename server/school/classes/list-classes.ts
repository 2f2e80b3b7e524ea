import { asc, eq, sql } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { ClassEntry } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { presentFace } from './classes.ts';
import { classes, enrolments } from './tables.ts';

/** Counts the open invitations by class; the invitations room depends on this one. */
export type CountInvitations = (classIds: readonly string[]) => Promise<Map<string, number>>;

/** The classes that the user teaches, or has joined as a student. */
export async function listClasses(
  db: Database,
  user: { id: string; role: 'teacher' | 'student' },
  countInvitations: CountInvitations,
): Promise<ClassEntry[]> {
  const isTeacher = user.role === 'teacher';
  const joined = db
    .select({ id: enrolments.classId })
    .from(enrolments)
    .where(eq(enrolments.studentId, user.id));
  const rows = await db
    .select({
      class: classes,
      teacher: { firstName: users.firstName, lastName: users.lastName },
      students: sql<number>`(select count(*)::int from ${enrolments} where ${enrolments.classId} = ${classes.id})`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(isTeacher ? eq(classes.teacherId, user.id) : sql`${classes.id} in ${joined}`)
    .orderBy(asc(classes.name), asc(classes.subject), asc(classes.id));
  const pending = isTeacher ? await countInvitations(rows.map((row) => row.class.id)) : null;
  return rows.map(({ class: row, teacher, students }) => ({
    id: row.id,
    class: presentFace(row),
    teacher: { name: `${teacher.firstName} ${teacher.lastName}` },
    teaching: pending && { code: row.code, students, pending_invitations: pending.get(row.id) ?? 0 },
  }));
}
