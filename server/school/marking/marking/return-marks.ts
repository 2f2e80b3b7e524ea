import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MarksToReturn } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { readDate } from '../../work/assignments/read-content.ts';
import { assignmentStudents } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { deductionOf } from './marks.ts';
import { marks } from './tables.ts';

/**
 * Returns marks to their students, now or from a time on; returns their number. The deduction for being late is
 * recorded, so that a later change of the policy leaves what students have seen.
 */
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
    const rows = await tx
      .select({ submission: submissions, mark: marks, exception: assignmentStudents })
      .from(marks)
      .innerJoin(submissions, eq(submissions.id, marks.submissionId))
      .leftJoin(
        assignmentStudents,
        and(
          eq(assignmentStudents.assignmentId, submissions.assignmentId),
          eq(assignmentStudents.studentId, submissions.studentId),
        ),
      )
      .where(
        and(
          eq(submissions.assignmentId, assignmentId),
          isNull(submissions.withdrawnAt),
          isNotNull(marks.points),
          sql`${marks.state} <> 'in_marking'`,
          // A scheduled return can still be moved.
          or(isNull(marks.returnedAt), sql`${marks.returnedAt} > ${now.toISOString()}`),
          chosen ? inArray(marks.submissionId, chosen) : undefined,
        ),
      )
      .for('update', { of: marks });
    if (rows.length === 0) throw new Problem('conflict', 'There is no finished mark to return.');
    for (const { submission, mark, exception } of rows) {
      const deduction = deductionOf({
        assignment,
        exception,
        submission,
        mark: { ...mark, deduction: null },
      });
      await tx
        .update(marks)
        .set({
          returnedAt,
          deduction,
          regradeReason: null,
          regradeRequestedAt: null,
          revision: sql`${marks.revision} + 1`,
        })
        .where(eq(marks.submissionId, mark.submissionId));
    }
    await answerEarlier(
      tx,
      rows.map(({ submission }) => submission.id),
    );
    return rows.length;
  });
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
