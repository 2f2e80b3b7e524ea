import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { purgeTime } from '../../../documents/trash/purge-time.ts';
import type { TrashedLesson } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { classes } from '../../classes/classes/tables.ts';
import { removeLessonFiles } from './lesson-files.ts';
import { lessons } from './tables.ts';

/** Moves a lesson to the trash; throws a 404 unless the user teaches its class. */
export const trashLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, teacherId, id, new Date());

export const restoreLesson = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, teacherId, id, null);

/** Restoring a lesson that is not in the trash changes nothing, nor does deleting it twice. */
async function setTrashed(
  db: Database,
  teacherId: string,
  id: string,
  trashedAt: Date | null,
): Promise<void> {
  const isTheirs = and(eq(lessons.id, id), isTaught(db, lessons.classId, teacherId));
  const isOther = trashedAt ? isNull(lessons.trashedAt) : isNotNull(lessons.trashedAt);
  await db.update(lessons).set({ trashedAt }).where(and(isTheirs, isOther));
  if ((await db.$count(lessons, isTheirs)) === 0) throw new Problem('not_found');
}

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
  return rows.flatMap(({ trashedAt, ...row }) =>
    trashedAt === null
      ? []
      : [
          {
            id: row.id,
            title: row.title,
            class: presentClass(row.class),
            trashed_at: trashedAt.toISOString(),
            purge_at: purgeTime(trashedAt).toISOString(),
          },
        ],
  );
}

/** Deletes the lessons for good that went to the trash before the cutoff, with their files. */
export async function purgeLessons(db: Database, files: FileStore, cutoff: Date): Promise<number> {
  const isDue = lte(lessons.trashedAt, cutoff);
  await removeLessonFiles(db, files, isDue);
  const purged = await db.delete(lessons).where(isDue).returning({ id: lessons.id });
  return purged.length;
}
