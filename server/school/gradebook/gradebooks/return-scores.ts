import { inArray } from 'drizzle-orm';
import type { ScoresToReturn } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { returnFinished } from '../../marking/marking/return-marks.ts';
import { returnEntered } from '../../marking/scores/entered-scores.ts';
import { cellOf } from '../../marking/scores/write-scores.ts';
import { readDate } from '../../work/assignments/read-content.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { isSeenAt, readColumns } from './read-cells.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

/** Returns scores that were entered, and finished marks, now or from a time on; returns the number of scores. */
export async function returnScores(
  db: Database,
  teacherId: string,
  classId: string,
  { assignment_ids: given, student_ids: chosen, at }: ScoresToReturn,
): Promise<number> {
  await findOpenClass(db, classId, teacherId);
  const now = new Date();
  const from = readDate('at', at) ?? now;
  const returnedAt = from < now ? now : from;
  const assignmentIds = [...new Set(given)];
  const studentIds = chosen ?? undefined;
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const columns = await readColumns(tx, classId, assignmentIds);
    if (columns.length < assignmentIds.length) throw new Problem('not_found');
    const hidden = columns.find((column) => !isSeenAt(column, returnedAt));
    if (hidden) throw new Problem('conflict', `Publish “${hidden.title}” first: students don’t see it yet.`);
    await rejectClosedTerm(tx, classId, columns);
    const what = { assignmentIds, returnedAt, authorId: teacherId };
    const which = studentIds && inArray(submissions.studentId, studentIds);
    const marked = await returnFinished(tx, { ...what, which });
    const entered = await returnEntered(tx, { ...what, studentIds });
    if (marked.length + entered.length === 0) throw new Problem('conflict', 'There is no score to return.');
    // A status without points is returned too, and is no score.
    const scored = entered.filter(({ points }) => points !== null);
    return new Set([...marked, ...scored].map(cellOf)).size;
  });
}
