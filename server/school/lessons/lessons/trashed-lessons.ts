import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isDue, purgeTrashed, setTrashed } from '../../../documents/trash/trash.ts';
import type { TrashedLesson } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { classFaceColumns } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { presentTrashed } from '../../work/assignments/trashed-assignments.ts';
import { classes } from '../../classes/classes/tables.ts';
import { removeLessonFiles } from './lesson-files.ts';
import { lessons } from './tables.ts';

/** Moves a lesson to the trash; throws a 404 unless the user teaches its class. */
export const trashLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, lessons, isTheirs(db, teacherId, id), new Date());

export const restoreLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, lessons, isTheirs(db, teacherId, id), null);

const isTheirs = (db: Database, teacherId: string, id: string) =>
  and(eq(lessons.id, id), isTaught(db, lessons.classId, teacherId));

/** The lessons that the teacher can restore, the last deleted first. */
export async function listTrashedLessons(db: Database, teacherId: string): Promise<TrashedLesson[]> {
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      trashedAt: lessons.trashedAt,
      class: classFaceColumns,
    })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(and(isNotNull(lessons.trashedAt), isTaught(db, lessons.classId, teacherId)))
    .orderBy(desc(lessons.trashedAt), lessons.id)
    .limit(100);
  return rows.flatMap(presentTrashed);
}

/** Deletes the lessons for good that went to the trash before the cutoff, with their files. */
export async function purgeLessons(db: Database, files: FileStore, cutoff: Date): Promise<number> {
  await removeLessonFiles(db, files, isDue(lessons, cutoff));
  return purgeTrashed(db, lessons, cutoff);
}
