import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { ClassDetails, ClassFace, ClassPreview } from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ClassRow, isIn } from './class-access.ts';
import { newClassCode, readClassCode } from './class-code.ts';
import { classes, enrolments } from './tables.ts';

const MAX_ATTEMPTS = 5;

/** Creates a class with an unused code. */
export async function createClass(db: Database, teacherId: string, details: ClassDetails): Promise<ClassRow> {
  const created = await withNewCode((code) =>
    db
      .insert(classes)
      .values({ ...trimmed(details), teacherId, id: randomUUID(), code })
      .onConflictDoNothing({ target: classes.code })
      .returning(),
  );
  return created;
}

/** Replaces the code, which invalidates the old one and its link, and counts its uses anew. */
export async function renewCode(db: Database, classId: string): Promise<ClassRow> {
  return withNewCode(async (code) => {
    const [taken] = await db.select({ id: classes.id }).from(classes).where(eq(classes.code, code));
    if (taken) return [];
    return db
      .update(classes)
      .set({ code, codeUses: 0, codePaused: false, codeExpiresAt: null })
      .where(eq(classes.id, classId))
      .returning();
  });
}

async function withNewCode(write: (code: string) => PromiseLike<ClassRow[]>): Promise<ClassRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [row] = await write(newClassCode());
    if (row) return row;
  }
  throw new Error('No free class code was found.');
}

export async function updateClass(db: Database, classId: string, details: ClassDetails): Promise<void> {
  await db.update(classes).set(trimmed(details)).where(eq(classes.id, classId));
}

const trimmed = ({ name, subject, grade, cover }: ClassDetails) => ({
  name: name.trim(),
  subject: subject.trim(),
  grade,
  cover,
});

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

/** The class of a code that students can use now; 404 with the reason otherwise. */
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
          .where(and(eq(classes.code, code), isNull(classes.trashedAt), isNull(classes.archivedAt)));
  if (found === undefined) throw new Problem('not_found', 'No class has this code.');
  if (!isCodeOpen(found.class, new Date()))
    throw new Problem('not_found', 'This code no longer works. Ask your teacher for a new one.');
  return found;
}

const isCodeOpen = (
  row: Pick<ClassRow, 'codePaused' | 'codeExpiresAt' | 'codeMaxUses' | 'codeUses'>,
  now: Date,
): boolean =>
  !row.codePaused &&
  (row.codeExpiresAt === null || row.codeExpiresAt > now) &&
  (row.codeMaxUses === null || row.codeUses < row.codeMaxUses);

export async function isEnrolled(db: Database, classId: string, studentId: string): Promise<boolean> {
  return (
    (await db.$count(
      enrolments,
      and(eq(enrolments.classId, classId), eq(enrolments.studentId, studentId), isIn()),
    )) > 0
  );
}

export function presentPreview({ class: row, teacher, school }: PreviewRow): ClassPreview {
  return {
    class: presentFace(row),
    teacher: { name: `${teacher.firstName} ${teacher.lastName}`.trim() },
    school,
  };
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
