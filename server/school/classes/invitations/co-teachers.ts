import { and, asc, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { ClassTeacherEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { classTeachers } from '../classes/tables.ts';

/** A class and its owner. */
export type TaughtClass = Pick<ClassRow, 'id' | 'teacherId'>;

/** The teachers of a class: its owner first, then the co-teachers in the order in which they joined. */
export async function listTeachers(db: Database, row: TaughtClass): Promise<ClassTeacherEntry[]> {
  const columns = { id: users.id, given: users.firstName, family: users.lastName, email: users.email };
  const [owner] = await db.select(columns).from(users).where(eq(users.id, row.teacherId));
  const others = await db
    .select(columns)
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.teacherId))
    .where(eq(classTeachers.classId, row.id))
    .orderBy(asc(classTeachers.createdAt), asc(users.id));
  return [...(owner ? [owner] : []), ...others].map(({ id, given, family, email }) => ({
    teacher_id: id,
    name: `${given} ${family}`.trim(),
    email,
    owner: id === row.teacherId,
  }));
}

/** Takes a co-teacher out of a class; the caller checks who asks. */
export async function removeTeacher(db: Database, classId: string, teacherId: string): Promise<void> {
  const [removed] = await db
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId)))
    .returning({ id: classTeachers.teacherId });
  if (removed === undefined) throw new Problem('not_found');
}

export const ownerOnly = () =>
  new Problem('forbidden', 'Only the teacher who made this class can change its co-teachers.');
