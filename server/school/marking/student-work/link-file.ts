import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { linkAssignmentFile } from '../../work/assignments/assignment-files.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { assignmentFiles } from '../../work/assignments/tables.ts';
import { requireAssigned } from '../../work/submissions/student-access.ts';

/** A signed address of a file, for a teacher of the class or a student who has the assignment. */
export async function linkFile(
  db: Database,
  { id: userId, role }: { id: string; role: string },
  id: string,
  secret: string,
): Promise<string> {
  const [file] = await db.select().from(assignmentFiles).where(eq(assignmentFiles.id, id));
  // A new upload has no readers yet.
  if (file === undefined || file.assignmentId === null) throw new Problem('not_found');
  if (role === 'teacher') await requireTaught(db, file.assignmentId, userId);
  else await requireAssigned(db, userId, file.assignmentId);
  return linkAssignmentFile(id, secret);
}
