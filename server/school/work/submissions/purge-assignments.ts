import { inArray, type SQL } from 'drizzle-orm';
import { isDue } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { removeAssignmentFiles } from '../assignments/assignment-files.ts';
import { assignments } from '../assignments/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { removeFiles } from './work-files.ts';

/** Deletes the assignments that went to the trash before the cutoff, with their work, marks and files. */
export const purgeAssignments = (db: Database, files: FileStore, cutoff: Date): Promise<number> =>
  eraseAssignments(db, files, isDue(assignments, cutoff));

/** Deletes assignments for good, with their work, marks and files; returns how many. */
export async function eraseAssignments(
  db: Database,
  files: FileStore,
  which: SQL | undefined,
): Promise<number> {
  await removeFiles(db, files, which);
  await removeAssignmentFiles(db, files, which);
  return (await db.delete(assignments).where(which).returning({ id: assignments.id })).length;
}

/** Removes the files of classes that are about to be deleted: those of their assignments, and of the work for these. */
export async function removeWorkFilesOf(
  db: Database,
  files: FileStore,
  ofClasses: SQL | undefined,
): Promise<void> {
  const isOfClass = inArray(
    assignments.classId,
    db.select({ id: classes.id }).from(classes).where(ofClasses),
  );
  await removeFiles(db, files, isOfClass);
  await removeAssignmentFiles(db, files, isOfClass);
}
