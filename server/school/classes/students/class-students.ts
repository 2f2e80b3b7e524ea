import { and, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { ClassMember } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { shownAddress } from '../../../platform/mail/no-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { isIn } from '../classes/class-access.ts';
import { enrol } from '../classes/seats.ts';
import { enrolments } from '../classes/tables.ts';
import { byName } from '../classes/student-names.ts';

/** The students of a class as its teachers see them, by family name; also those who were removed. */
export async function listMembers(db: Database, classId: string): Promise<ClassMember[]> {
  const rows = await db
    .select({
      id: users.id,
      given: users.firstName,
      family: users.lastName,
      email: users.email,
      enrolment: enrolments,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(eq(enrolments.classId, classId))
    .orderBy(...byName());
  return rows.map(({ id, given, family, email, enrolment }) => ({
    student_id: id,
    name: `${given} ${family}`.trim(),
    email: shownAddress(email),
    joined_at: enrolment.joinedAt.toISOString(),
    removed_at: enrolment.removedAt?.toISOString() ?? null,
  }));
}

/** Removes a student from a class, who then holds no seat through it and can be restored. */
export async function removeStudent(db: Database, classId: string, studentId: string): Promise<void> {
  const [removed] = await db
    .update(enrolments)
    .set({ removedAt: new Date() })
    .where(and(isMember(classId, studentId), isIn()))
    .returning({ id: enrolments.studentId });
  if (removed === undefined) throw new Problem('not_found');
}

/** Puts a removed student back into a class; throws a 409 if no seat is free. */
export async function restoreStudent(db: Database, classId: string, studentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.$count(enrolments, isMember(classId, studentId));
    if (found === 0) throw new Problem('not_found');
    await enrol(tx, classId, studentId);
  });
}

const isMember = (classId: string, studentId: string) =>
  and(eq(enrolments.classId, classId), eq(enrolments.studentId, studentId));
