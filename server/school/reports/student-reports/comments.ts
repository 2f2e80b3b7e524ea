import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  GuardianLanguage,
  StudentReportComment,
  StudentReportCommentChange,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { findRules } from '../../gradebook/rules/rules.ts';
import { findStudent } from '../../gradebook/student-gradebook/find-student.ts';
import { studentReportComments } from './tables.ts';

interface Place {
  classId: string;
  studentId: string;
  /** Null for the year. */
  termId: string | null;
}

const at = ({ classId, studentId, termId }: Place) =>
  and(
    eq(studentReportComments.classId, classId),
    eq(studentReportComments.studentId, studentId),
    termId === null ? isNull(studentReportComments.termId) : eq(studentReportComments.termId, termId),
  );

/** The comment; without one, an empty one in the language. */
export async function findComment(
  db: Database,
  place: Place,
  language: GuardianLanguage,
): Promise<StudentReportComment> {
  const [row] = await db.select().from(studentReportComments).where(at(place));
  if (row === undefined) return { text: '', language, revision: 0, saved_at: null };
  return present(row);
}

const present = (row: typeof studentReportComments.$inferSelect): StudentReportComment => ({
  text: row.text,
  language: row.language,
  revision: row.revision,
  saved_at: row.updatedAt.toISOString(),
});

/** Saves the comment; throws a 409 if it no longer has the revision. */
export async function saveComment(
  db: Database,
  teacherId: string,
  { classId, studentId }: Omit<Place, 'termId'>,
  { term_id: termId, revision, text, language }: StudentReportCommentChange,
): Promise<StudentReportComment> {
  await findOpenClass(db, classId, teacherId);
  const { id } = await findStudent(db, classId, studentId);
  const { terms } = (await findRules(db, classId)).content;
  if (termId !== null && !terms.some((term) => term.id === termId))
    throw Problem.field('term_id', 'This class has no such term.');
  const place = { classId, studentId: id, termId };
  const written = { text, language, authorId: teacherId, updatedAt: new Date() };
  const [saved] =
    revision === 0
      ? await db
          .insert(studentReportComments)
          .values({ ...place, ...written, id: randomUUID(), revision: 1 })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(studentReportComments)
          .set({ ...written, revision: sql`${studentReportComments.revision} + 1` })
          .where(and(at(place), eq(studentReportComments.revision, revision)))
          .returning();
  if (saved === undefined) throw new Problem('conflict', 'Somebody else changed this comment.');
  return present(saved);
}
