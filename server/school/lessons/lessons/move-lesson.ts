import { inArray, sql } from 'drizzle-orm';
import type { LessonEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listLessons } from './list-lessons.ts';
import { lockLessons, requireTaughtLesson } from './lessons.ts';
import { lessons } from './tables.ts';

/** Moves a lesson to a place in its class, from 1, or to the end; returns the lessons in their new order. */
export async function moveLesson(
  db: Database,
  teacherId: string,
  id: string,
  position: number,
): Promise<LessonEntry[]> {
  return db.transaction(async (tx) => {
    const { classId } = await requireTaughtLesson(tx, id, teacherId);
    await lockLessons(tx, classId);
    const others = (await listLessons(tx, classId)).filter((lesson) => lesson.id !== id);
    const ids = others.map((lesson) => lesson.id).toSpliced(position - 1, 0, id);
    const inOrder = sql.join(
      ids.map((one) => sql`${one}::uuid`),
      sql`, `,
    );
    await tx
      .update(lessons)
      .set({ position: sql`array_position(array[${inOrder}], ${lessons.id})` })
      .where(inArray(lessons.id, ids));
    return listLessons(tx, classId);
  });
}
