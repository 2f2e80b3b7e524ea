import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ClassCopyPlan } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type Dated, firstDay } from '../../work/assignments/moved-dates.ts';
import { assignmentFiles, assignments, quizzes } from '../../work/assignments/tables.ts';
import { lessonDocuments, lessonFiles, lessons } from '../lessons/tables.ts';

/** The lessons and assignments of a class, without those in the trash. The caller checks who asks. */
export async function contentOf(db: Database, classId: string) {
  return {
    lessons: await db
      .select()
      .from(lessons)
      .where(and(eq(lessons.classId, classId), isNull(lessons.trashedAt)))
      .orderBy(asc(lessons.position), asc(lessons.id)),
    assignments: await db
      .select()
      .from(assignments)
      .where(and(eq(assignments.classId, classId), isNull(assignments.trashedAt)))
      .orderBy(asc(assignments.createdAt), asc(assignments.id)),
  };
}

export type ClassContent = Awaited<ReturnType<typeof contentOf>>;

/** What belongs to these lessons and assignments. */
export async function partsOf(db: Database, content: ClassContent) {
  const lessonIds = content.lessons.map(({ id }) => id);
  const assignmentIds = content.assignments.map(({ id }) => id);
  return {
    files: await db.select().from(lessonFiles).where(inArray(lessonFiles.lessonId, lessonIds)),
    documents: await db.select().from(lessonDocuments).where(inArray(lessonDocuments.lessonId, lessonIds)),
    assignmentFiles: await db
      .select()
      .from(assignmentFiles)
      .where(inArray(assignmentFiles.assignmentId, assignmentIds)),
    quizzes: await db.select().from(quizzes).where(inArray(quizzes.assignmentId, assignmentIds)),
  };
}

export type ContentParts = Awaited<ReturnType<typeof partsOf>>;

export const planOf = (content: ClassContent): ClassCopyPlan => ({
  lessons: content.lessons.length,
  assignments: content.assignments.length,
  starts_on: firstDayOf(content),
});

/** The first day on which anything is published or due. */
export const firstDayOf = (content: ClassContent): string | null =>
  firstDay([
    ...content.lessons.flatMap(({ publishAt, timeZone }) => dated(publishAt, timeZone)),
    ...content.assignments.flatMap(({ publishAt, dueAt, timeZone }) => [
      ...dated(publishAt, timeZone),
      ...dated(dueAt, timeZone),
    ]),
  ]);

const dated = (at: Date | null, timeZone: string): Dated[] => (at === null ? [] : [{ at, timeZone }]);
