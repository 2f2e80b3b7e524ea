import { inArray, type SQL } from 'drizzle-orm';
import { isDue } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type Erased, eraseWithFiles } from '../../../platform/files/erase-with-files.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { filesOfAssignments } from '../assignments/assignment-files.ts';
import { assignments } from '../assignments/tables.ts';
import { filesOfWork } from './work-files.ts';

/** Deletes the assignments that went to the trash before the cutoff, with their work, marks and files. */
export const purgeAssignments = (db: Database, files: FileStore, cutoff: Date): Promise<number> =>
  eraseWithFiles(db, files, (tx) => eraseAssignments(tx, isDue(assignments, cutoff)));

/** Deletes assignments for good, with their work and marks; the caller removes their files. */
export async function eraseAssignments(tx: Database, which: SQL | undefined): Promise<Erased> {
  const rows = await tx.select({ id: assignments.id }).from(assignments).where(which).for('update');
  const isOne = inArray(
    assignments.id,
    rows.map(({ id }) => id),
  );
  const files = [...(await filesOfWork(tx, isOne)), ...(await filesOfAssignments(tx, isOne))];
  await tx.delete(assignments).where(isOne);
  return { count: rows.length, files };
}
