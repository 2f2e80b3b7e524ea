import { randomUUID } from 'node:crypto';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { LessonContent, NewLesson, SavedLesson } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { settleTimeZone } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { readDate } from '../../work/assignments/read-content.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessons } from './tables.ts';

export type LessonRow = typeof lessons.$inferSelect;

const MAX_LESSONS = 200;
const CHANGED_ELSEWHERE = 'This lesson changed in another window. Reload it to see the newest version.';

/** Creates an empty draft at the end of a class of the teacher; throws a 404 for any other class. */
export async function createLesson(
  db: Database,
  teacherId: string,
  classId: string,
  { title, time_zone: ofBrowser }: NewLesson,
): Promise<LessonRow> {
  const row = await db.transaction(async (tx) => {
    await findOpenClass(tx, classId, teacherId);
    await lockLessons(tx, classId);
    const inClass = and(eq(lessons.classId, classId), isNull(lessons.trashedAt));
    if ((await tx.$count(lessons, inClass)) >= MAX_LESSONS) {
      throw new Problem('conflict', `A class has at most ${MAX_LESSONS} lessons. Delete one first.`);
    }
    const timeZone = await settleTimeZone(tx, teacherId, ofBrowser);
    const [last] = await tx
      .select({ position: max(lessons.position) })
      .from(lessons)
      .where(eq(lessons.classId, classId));
    const position = (last?.position ?? 0) + 1;
    const values = {
      id: randomUUID(),
      classId,
      createdBy: teacherId,
      timeZone,
      title: title.trim(),
      position,
    };
    const [created] = await tx.insert(lessons).values(values).returning();
    return created;
  });
  if (row === undefined) throw new Problem('internal');
  return row;
}

/** Lets one change of the order of a class wait for another. */
export const lockLessons = (tx: Database, classId: string) =>
  tx.select({ id: classes.id }).from(classes).where(eq(classes.id, classId)).for('update');

/** The lesson, if the user teaches its class and it is not in the trash; throws a 404 otherwise. */
export async function requireTaughtLesson(db: Database, id: string, teacherId: string): Promise<LessonRow> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, id), isNull(lessons.trashedAt), isTaught(db, lessons.classId, teacherId)));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Saves the content; throws a 409 if the lesson no longer has the revision. */
export async function saveLesson(
  db: Database,
  teacherId: string,
  id: string,
  { revision, content }: { revision: number; content: LessonContent },
): Promise<SavedLesson> {
  if (new Set(content.blocks.map((block) => block.id)).size < content.blocks.length) {
    throw Problem.field('content', 'Two blocks have the same id.');
  }
  await requireTaughtLesson(db, id, teacherId);
  const savedAt = new Date();
  const [saved] = await db
    .update(lessons)
    .set({
      title: content.title.trim(),
      ...(content.unit !== undefined && { unit: content.unit.trim() }),
      blocks: content.blocks,
      revision: sql`${lessons.revision} + 1`,
      updatedAt: savedAt,
    })
    .where(and(eq(lessons.id, id), eq(lessons.revision, revision)))
    .returning({ revision: lessons.revision });
  if (saved === undefined) throw new Problem('conflict', CHANGED_ELSEWHERE);
  return { revision: saved.revision, saved_at: savedAt.toISOString() };
}

/** Publishes a lesson from a time on; null makes it a draft. Its content and revision stay. */
export async function publishLesson(
  db: Database,
  teacherId: string,
  id: string,
  publishAt: string | null,
): Promise<void> {
  await requireTaughtLesson(db, id, teacherId);
  await db
    .update(lessons)
    .set({ publishAt: readDate('publish_at', publishAt) })
    .where(eq(lessons.id, id));
}
