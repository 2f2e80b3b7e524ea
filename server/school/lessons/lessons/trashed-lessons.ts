import { and, eq, type SQL } from 'drizzle-orm';
import { isDue, setTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { removeLessonFiles } from './lesson-files.ts';
import { lessons } from './tables.ts';

/** Moves a lesson to the trash; throws a 404 unless the user teaches its class. */
export const trashLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, lessons, isTheirs(db, teacherId, id), new Date(), teacherId);

export const restoreLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, lessons, isTheirs(db, teacherId, id), null);

const isTheirs = (db: Database, teacherId: string, id: string) =>
  and(eq(lessons.id, id), isTaught(db, lessons.classId, teacherId));

/** Deletes the lessons for good that went to the trash before the cutoff, with their files. */
export const purgeLessons = (db: Database, files: FileStore, cutoff: Date): Promise<number> =>
  eraseLessons(db, files, isDue(lessons, cutoff));

/** Deletes lessons for good, with their files; returns how many. */
export async function eraseLessons(db: Database, files: FileStore, which: SQL | undefined): Promise<number> {
  await removeLessonFiles(db, files, which);
  return (await db.delete(lessons).where(which).returning({ id: lessons.id })).length;
}
