import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isDue, setTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type Erased, eraseWithFiles } from '../../../platform/files/erase-with-files.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { filesOfLessons } from './lesson-files.ts';
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
  eraseWithFiles(db, files, (tx) => eraseLessons(tx, isDue(lessons, cutoff)));

/** Deletes lessons for good; the caller removes their files. */
export async function eraseLessons(tx: Database, which: SQL | undefined): Promise<Erased> {
  const rows = await tx.select({ id: lessons.id }).from(lessons).where(which).for('update');
  const isOne = inArray(
    lessons.id,
    rows.map(({ id }) => id),
  );
  const files = await filesOfLessons(tx, isOne);
  await tx.delete(lessons).where(isOne);
  return { count: rows.length, files };
}
