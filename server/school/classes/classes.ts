import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hasRoomForStudent, MAX_STUDENTS } from '../../billing/plans/students-limit.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../../accounts/users/tables.ts';
import type { ClassFace, ClassPreview, NewClass } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { newClassCode, readClassCode } from './class-code.ts';
import { classes, enrolments } from './tables.ts';

export type ClassRow = typeof classes.$inferSelect;

const MOST_TRIES = 5;

/** Makes a class with a code that no other class has. */
export async function makeClass(
  db: Database,
  teacherId: string,
  wish: Omit<NewClass, 'roster'>,
): Promise<ClassRow> {
  const values = {
    teacherId,
    name: wish.name.trim(),
    subject: wish.subject.trim(),
    grade: wish.grade,
    cover: wish.cover,
  };
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const [made] = await db
      .insert(classes)
      .values({ ...values, id: randomUUID(), code: newClassCode() })
      .onConflictDoNothing({ target: classes.code })
      .returning();
    if (made) return made;
  }
  throw new Error('No free class code was found.');
}

/** What is read of a class before one joins it. */
export const previewColumns = {
  class: classes,
  teacher: { firstName: users.firstName, lastName: users.lastName },
  school: schools.name,
};

export interface PreviewRow {
  class: ClassRow;
  teacher: { firstName: string; lastName: string };
  school: string | null;
}

export async function findClassByCode(db: Database, typed: string): Promise<PreviewRow> {
  const code = readClassCode(typed);
  const [found] =
    code === null
      ? []
      : await db
          .select(previewColumns)
          .from(classes)
          .innerJoin(users, eq(users.id, classes.teacherId))
          .leftJoin(schools, eq(schools.id, users.schoolId))
          .where(eq(classes.code, code));
  if (found === undefined) throw new Problem('not_found', 'No class has this code.');
  return found;
}

export async function isEnrolled(db: Database, classId: string, studentId: string): Promise<boolean> {
  return (
    (await db.$count(enrolments, and(eq(enrolments.classId, classId), eq(enrolments.studentId, studentId)))) >
    0
  );
}

/**
 * Puts a student into a class, in the caller's transaction, as far as the teacher's plan has room.
 */
export async function enrol(tx: Database, classId: string, studentId: string): Promise<void> {
  const teacherId = await lockTeacher(tx, classId);
  const students = await listStudents(tx, teacherId);
  if (!students.includes(studentId) && !hasRoomForStudent(students.length)) {
    throw new Problem(
      'conflict',
      `This teacher has ${MAX_STUDENTS} students, which is as many as a plan allows.`,
    );
  }
  await tx.insert(enrolments).values({ classId, studentId }).onConflictDoNothing();
}

/** Students who join at once take their places one after the other. */
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

/** Everybody in any of the teacher's classes. */
async function listStudents(tx: Database, teacherId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ studentId: enrolments.studentId })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(eq(classes.teacherId, teacherId));
  return rows.map(({ studentId }) => studentId);
}

export function presentPreview({ class: row, teacher, school }: PreviewRow): ClassPreview {
  return { class: presentFace(row), teacher: { name: `${teacher.firstName} ${teacher.lastName}` }, school };
}

const presentFace = ({ name, subject, grade, cover }: ClassRow): ClassFace => ({
  name,
  subject,
  grade,
  cover,
});

/** As people say it, such as 7B Science. */
export const titleOf = ({ name, subject }: Pick<ClassRow, 'name' | 'subject'>): string =>
  `${name} ${subject}`;
