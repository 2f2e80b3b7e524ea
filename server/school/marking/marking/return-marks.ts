import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MarksToReturn } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { readDate } from '../../work/assignments/read-content.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { returnEntered, returnOrigin } from '../scores/entered-scores.ts';
import { deductionOf } from './marks.ts';
import { settleScores } from './settle-scores.ts';
import { marks } from './tables.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

/** Returns marks to their students, now or from a time on; returns their number. */
export async function returnMarks(
  db: Database,
  teacherId: string,
  assignmentId: string,
  { submission_ids: chosen, at }: MarksToReturn,
): Promise<number> {
  const assignment = await requireTaught(db, assignmentId, teacherId);
  const now = new Date();
  const returnedAt = readDate('at', at) ?? now;
  return db.transaction(async (tx) => {
    await lockScores(tx, assignment.classId);
    await rejectClosedTerm(tx, assignment.classId, [assignment]);
    const assignmentIds = [assignmentId];
    const which = chosen ? inArray(marks.submissionId, chosen) : undefined;
    const cells = await returnFinished(tx, { assignmentIds, which, returnedAt, authorId: teacherId });
    if (cells.length === 0) throw new Problem('conflict', 'There is no finished mark to return.');
    const studentIds = cells.map(({ studentId }) => studentId);
    await returnEntered(tx, { assignmentIds, studentIds, returnedAt, authorId: teacherId });
    return cells.length;
  });
}

interface Return {
  assignmentIds: readonly string[];
  /** A condition on marks or submissions. */
  which: SQL | undefined;
  returnedAt: Date;
  /** Null if nobody asked for it. */
  authorId: string | null;
}

/**
 * Returns finished marks; returns whose they are. The deduction for being late is recorded, so that a later change of the
 * policy leaves what students have seen. The caller holds the lock of the scores.
 */
export async function returnFinished(
  tx: Database,
  { assignmentIds, which, returnedAt, authorId }: Return,
): Promise<{ assignmentId: string; studentId: string }[]> {
  const rows = await tx
    .select({ submission: submissions, mark: marks, assignment: assignments, exception: assignmentStudents })
    .from(marks)
    .innerJoin(submissions, eq(submissions.id, marks.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, submissions.assignmentId),
        eq(assignmentStudents.studentId, submissions.studentId),
      ),
    )
    .where(
      and(
        inArray(submissions.assignmentId, [...assignmentIds]),
        isNull(submissions.withdrawnAt),
        isNotNull(marks.points),
        sql`${marks.state} <> 'in_marking'`,
        // A scheduled return can still be moved.
        or(isNull(marks.returnedAt), sql`${marks.returnedAt} > ${new Date().toISOString()}`),
        which,
      ),
    )
    .for('update', { of: marks });
  if (rows.length === 0) return [];
  const given = rows.map(({ mark, ...work }) => ({
    id: mark.submissionId,
    deduction: deductionOf({ ...work, mark: { ...mark, deduction: null } }),
  }));
  await tx
    .update(marks)
    .set({
      returnedAt,
      deduction: sql`given.deduction`,
      regradeReason: null,
      regradeRequestedAt: null,
      revision: sql`${marks.revision} + 1`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, deduction double precision)`,
    )
    .where(sql`${marks.submissionId} = given.id`);
  await answerEarlier(
    tx,
    rows.map(({ submission }) => submission.id),
  );
  const cells = rows.map(({ submission: { assignmentId, studentId } }) => ({ assignmentId, studentId }));
  const studentIds = [...new Set(cells.map(({ studentId }) => studentId))];
  await settleScores(tx, { assignmentIds, studentIds, authorId, origin: returnOrigin(authorId) });
  return cells;
}

/** A returned mark also answers the regrade requests for earlier attempts of its student. */
async function answerEarlier(tx: Database, ids: string[]): Promise<void> {
  const earlier = alias(submissions, 'earlier');
  await tx
    .update(marks)
    .set({ regradeReason: null, regradeRequestedAt: null })
    .where(
      and(
        isNotNull(marks.regradeRequestedAt),
        inArray(
          marks.submissionId,
          tx
            .select({ id: earlier.id })
            .from(submissions)
            .innerJoin(
              earlier,
              and(
                eq(earlier.assignmentId, submissions.assignmentId),
                eq(earlier.studentId, submissions.studentId),
                lt(earlier.attempt, submissions.attempt),
              ),
            )
            .where(inArray(submissions.id, ids)),
        ),
      ),
    );
}
