import { inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { removeAssignmentFiles } from '../assignments/assignment-files.ts';
import { assignments } from '../assignments/tables.ts';
import { trashedBefore } from '../assignments/trashed-assignments.ts';
import { classes } from '../../classes/classes/tables.ts';
import { removeFiles } from './work-files.ts';

/** Deletes the assignments that went to the trash before the cutoff, with their work, marks and files. */
export async function purgeAssignments(db: Database, files: FileStore, cutoff: Date): Promise<number> {
  const due = await db.select({ id: assignments.id }).from(assignments).where(trashedBefore(cutoff));
  if (due.length === 0) return 0;
  const isDue = inArray(
    assignments.id,
    due.map(({ id }) => id),
  );
  await removeFiles(db, files, isDue);
  await removeAssignmentFiles(db, files, isDue);
  await db.delete(assignments).where(isDue);
  return due.length;
}

/** Removes the files of classes that are about to be purged: those of their assignments, and of the work for these. */
export async function removeFilesOfTrash(db: Database, files: FileStore, cutoff: Date): Promise<void> {
  const isDue = inArray(
    assignments.classId,
    db.select({ id: classes.id }).from(classes).where(lte(classes.trashedAt, cutoff)),
  );
  await removeFiles(db, files, isDue);
  await removeAssignmentFiles(db, files, isDue);
}
