import { isDue, purgeTrashed } from '../documents/trash/trash.ts';
import type { Database } from '../platform/database/client.ts';
import { eraseWithFiles } from '../platform/files/erase-with-files.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { purgeLooseFiles, removeAssignmentFilesOf } from './work/assignments/assignment-files.ts';
import { classes } from './classes/classes/tables.ts';
import { eraseRemoved } from './classes/removals/removals.ts';
import { trashedItems } from './classes/removals/tables.ts';
import { removeLessonFilesOf } from './lessons/lessons/lesson-files.ts';
import { purgeLessons } from './lessons/lessons/trashed-lessons.ts';
import { purgeBriefcases, removeBriefcaseFilesOf } from './library/briefcases/trash.ts';
import { purgeUploads } from './library/briefcases/uploads.ts';
import { studentNotes } from './people/student-profiles/tables.ts';
import { eraseClasses } from './trash/erase-classes.ts';
import { eraseLeftovers } from './trash/erase-leftovers.ts';
import { purgeAssignments } from './work/submissions/purge-assignments.ts';
import { sweepFiles } from './sweep-files.ts';
import { removeFilesOf } from './work/submissions/work-files.ts';

/** What the trash holds of a school: each deletes for good what was moved there by the cutoff. */
export const schoolTrash = (db: Database, files: FileStore) => ({
  assignments: (cutoff: Date) => purgeAssignments(db, files, cutoff),
  lessons: (cutoff: Date) => purgeLessons(db, files, cutoff),
  classes: (cutoff: Date) => eraseWithFiles(db, files, (tx) => eraseClasses(tx, isDue(classes, cutoff))),
  briefcases: (cutoff: Date) => purgeBriefcases(db, files, cutoff),
  uploads: async () => (await purgeLooseFiles(db, files)) + (await purgeUploads(db, files)),
  files: () => sweepFiles(db, files),
  notes: (cutoff: Date) => purgeTrashed(db, studentNotes, cutoff),
  others: async (cutoff: Date) => (await eraseRemoved(db, isDue(trashedItems, cutoff))).length,
  leftovers: () => eraseLeftovers(db),
});

/** Removes all files of a user's work, or of the classes of a teacher, before the account is deleted. */
export async function removeSchoolFilesOf(db: Database, files: FileStore, userId: string): Promise<void> {
  await removeFilesOf(db, files, userId);
  await removeAssignmentFilesOf(db, files, userId);
  await removeLessonFilesOf(db, files, userId);
  await removeBriefcaseFilesOf(db, files, userId);
}
