import { inArray } from 'drizzle-orm';
import { isDue, purgeTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { removeAssignmentFiles } from '../assignments/assignment-files.ts';
import { assignments } from '../assignments/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { removeFiles } from './work-files.ts';

/** Deletes the assignments that went to the trash before the cutoff, with their work, marks and files. */
export async function purgeAssignments(db: Database, files: FileStore, cutoff: Date): Promise<number> {
  await removeFiles(db, files, isDue(assignments, cutoff));
  await removeAssignmentFiles(db, files, isDue(assignments, cutoff));
  return purgeTrashed(db, assignments, cutoff);
}

/** Removes the files of classes that are about to be purged: those of their assignments, and of the work for these. */
export async function removeFilesOfTrash(db: Database, files: FileStore, cutoff: Date): Promise<void> {
  const isOfClass = inArray(
    assignments.classId,
    db.select({ id: classes.id }).from(classes).where(isDue(classes, cutoff)),
  );
  await removeFiles(db, files, isOfClass);
  await removeAssignmentFiles(db, files, isOfClass);
}
