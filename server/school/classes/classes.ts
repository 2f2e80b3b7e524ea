import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hasRoomForStudent, MAX_STUDENTS } from '../../billing/plans/students-limit.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../../accounts/users/tables.ts';
import type { ClassFace, ClassPreview, NewClass } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { ClassRow } from './class-access.ts';
import { newClassCode, readClassCode } from './class-code.ts';
import { classes, enrolments } from './tables.ts';

const MAX_ATTEMPTS = 5;

/** Creates a class with an unused code. */
export async function createClass(
  db: Database,
  teacherId: string,
  details: Omit<NewClass, 'roster'>,
): Promise<ClassRow> {
  const values = {
    teacherId,
    name: details.name.trim(),
    subject: details.subject.trim(),
    grade: details.grade,
    cover: details.cover,
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [created] = await db
      .insert(classes)
      .values({ ...values, id: randomUUID(), code: newClassCode() })
      .onConflictDoNothing({ target: classes.code })
      .returning();
    if (created) return created;
  }
  throw new Error('No free class code was found.');
}

/** What a class shows to a student before joining. */
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

/** Enrols a student in the caller's transaction; throws a 409 if the teacher's plan is full. */
export async function enrol(tx: Database, classId: string, studentId: string): Promise<void> {
  const teacherId = await lockTeacher(tx, classId);
  const students = await listStudents(tx, teacherId);
  if (!students.includes(studentId) && !hasRoomForStudent(students.length)) {
    throw new Problem(
      'conflict',
      `This teacher already has ${MAX_STUDENTS} students, the most that a plan allows.`,
    );
  }
  await tx.insert(enrolments).values({ classId, studentId }).onConflictDoNothing();
}

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

/** The ids of the students in all classes of the teacher. */
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

export const presentFace = ({ name, subject, grade, cover }: ClassRow): ClassFace => ({
  name,
  subject,
  grade,
  cover,
});

/** The name of a class in texts, such as 7B Science. */
export const titleOf = ({ name, subject }: Pick<ClassRow, 'name' | 'subject'>): string =>
  `${name} ${subject}`;
