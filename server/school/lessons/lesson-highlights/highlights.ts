import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type {
  LessonHighlight,
  LessonHighlightChange,
  NewLessonHighlight,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { requireOpenLesson } from '../student-lessons/student-lessons.ts';
import { lessonHighlights } from './tables.ts';

const MAX_HIGHLIGHTS = 200;

/** The student's own highlights in a lesson, the oldest first; throws a 404 unless the student may read it. */
export async function listHighlights(
  db: Database,
  studentId: string,
  lessonId: string,
): Promise<LessonHighlight[]> {
  await requireOpenLesson(db, studentId, lessonId);
  const rows = await db
    .select()
    .from(lessonHighlights)
    .where(ofStudent(lessonId, studentId))
    .orderBy(asc(lessonHighlights.createdAt), asc(lessonHighlights.id));
  return rows.map(present);
}

const ofStudent = (lessonId: string, studentId: string) =>
  and(eq(lessonHighlights.lessonId, lessonId), eq(lessonHighlights.studentId, studentId));

export async function addHighlight(
  db: Database,
  studentId: string,
  lessonId: string,
  { quote, prefix, suffix, color, note }: NewLessonHighlight,
): Promise<LessonHighlight> {
  await requireOpenLesson(db, studentId, lessonId);
  if ((await db.$count(lessonHighlights, ofStudent(lessonId, studentId))) >= MAX_HIGHLIGHTS) {
    throw new Problem('conflict', `A lesson has at most ${MAX_HIGHLIGHTS} highlights. Remove one first.`);
  }
  const values = { id: randomUUID(), lessonId, studentId, quote, prefix, suffix, color, note };
  const [row] = await db.insert(lessonHighlights).values(values).returning();
  if (row === undefined) throw new Problem('internal');
  return present(row);
}

/** Changes a highlight of the student; throws a 404 for any other. */
export async function changeHighlight(
  db: Database,
  studentId: string,
  id: string,
  { color, note }: LessonHighlightChange,
): Promise<LessonHighlight> {
  const [row] = await db
    .update(lessonHighlights)
    .set({ color, note })
    .where(isOwn(id, studentId))
    .returning();
  if (row === undefined) throw new Problem('not_found');
  return present(row);
}

export async function removeHighlight(db: Database, studentId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ title: lessonHighlights.quote })
    .from(lessonHighlights)
    .where(isOwn(id, studentId));
  if (row === undefined) throw new Problem('not_found');
  const whose = { ownerId: studentId, by: studentId };
  await moveToTrash(db, lessonHighlights, { ...row, ...whose, kind: 'highlight', id });
}

const isOwn = (id: string, studentId: string) =>
  and(eq(lessonHighlights.id, id), eq(lessonHighlights.studentId, studentId));

const present = ({
  id,
  quote,
  prefix,
  suffix,
  color,
  note,
  createdAt,
}: typeof lessonHighlights.$inferSelect): LessonHighlight => ({
  id,
  quote,
  prefix,
  suffix,
  color,
  note,
  created_at: createdAt.toISOString(),
});
