import type { SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { classes } from '../classes/classes/tables.ts';
import { removeLessonFilesIn } from '../lessons/lessons/lesson-files.ts';
import { removeWorkFilesOf } from '../work/submissions/purge-assignments.ts';

/** Deletes classes for good, with all that belongs to them and their files; returns how many. */
export async function eraseClasses(db: Database, files: FileStore, which: SQL | undefined): Promise<number> {
  await removeWorkFilesOf(db, files, which);
  await removeLessonFilesIn(db, files, which);
  return (await db.delete(classes).where(which).returning({ id: classes.id })).length;
}
