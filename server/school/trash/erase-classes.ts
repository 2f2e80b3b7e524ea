import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { Erased } from '../../platform/files/erase-with-files.ts';
import { classes } from '../classes/classes/tables.ts';
import { filesOfLessons } from '../lessons/lessons/lesson-files.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { filesOfAssignments } from '../work/assignments/assignment-files.ts';
import { assignments } from '../work/assignments/tables.ts';
import { filesOfWork } from '../work/submissions/work-files.ts';

/** Deletes classes for good, with all that belongs to them; the caller removes their files. */
export async function eraseClasses(tx: Database, which: SQL | undefined): Promise<Erased> {
  const rows = await tx.select({ id: classes.id }).from(classes).where(which).for('update');
  const ids = rows.map(({ id }) => id);
  const isGiven = inArray(assignments.classId, ids);
  const files = [
    ...(await filesOfWork(tx, isGiven)),
    ...(await filesOfAssignments(tx, isGiven)),
    ...(await filesOfLessons(tx, inArray(lessons.classId, ids))),
  ];
  await tx.delete(classes).where(inArray(classes.id, ids));
  return { count: rows.length, files };
}
