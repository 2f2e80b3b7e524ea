import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { isOpen } from '../../work/assignments/work-dates.ts';
import { type MarkedWork, isReturned } from '../marking/marks.ts';
import { marks } from '../marking/tables.ts';
import { lockDraft } from '../../work/submissions/drafts.ts';
import { datesOf, submissionsOf } from '../../work/submissions/hand-in.ts';
import { isQuiz, requireAssigned } from '../../work/submissions/student-access.ts';
import { submissions } from '../../work/submissions/tables.ts';

/**
 * Whether a student can still take work back: until the cut-off, and until a teacher begins to mark it. A quiz stays
 * handed in, because taking it back would give another attempt.
 */
export const canWithdraw = (work: MarkedWork, now: Date): boolean =>
  work.mark === null && !isQuiz(work) && isOpen(datesOf(work), now);

/** The student's own submission with its mark; throws a 404 for any other. */
async function requireOwn(db: Database, studentId: string, id: string): Promise<MarkedWork> {
  const [row] = await db
    .select({ submission: submissions, mark: marks, assignmentId: assignments.id })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.id, id),
        eq(submissions.studentId, studentId),
        isNull(submissions.withdrawnAt),
        isNull(assignments.trashedAt),
      ),
    );
  if (row === undefined) throw new Problem('not_found');
  const assigned = await requireAssigned(db, studentId, row.assignmentId);
  return { ...assigned, submission: row.submission, mark: row.mark };
}

/** Takes the last attempt back; the draft still has its text and files. */
export async function withdraw(db: Database, studentId: string, id: string): Promise<void> {
  const { submission } = await requireOwn(db, studentId, id);
  await db.transaction(async (tx) => {
    // Serialises the calls of a student.
    await lockDraft(tx, studentId, submission.assignmentId);
    // Either a teacher begins to mark it, or the student takes it back.
    await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, id)).for('update');
    const work = await requireOwn(tx, studentId, id);
    if (isQuiz(work)) throw new Problem('conflict', 'A quiz that was handed in can’t be taken back.');
    if (work.mark) throw new Problem('conflict', 'Your teacher has begun to mark this.');
    if (!isOpen(datesOf(work), new Date())) throw new Problem('conflict', 'The cut-off has passed.');
    const last = (await submissionsOf(tx, studentId, submission.assignmentId)).at(-1);
    if (last?.id !== id) throw new Problem('conflict', 'You have handed in again since.');
    await tx.update(submissions).set({ withdrawnAt: new Date() }).where(eq(submissions.id, id));
  });
}

/** Asks the teacher to look at a returned mark again. */
export async function requestRegrade(
  db: Database,
  studentId: string,
  id: string,
  reason: string,
): Promise<void> {
  const { mark } = await requireOwn(db, studentId, id);
  if (!isReturned(mark, new Date())) throw new Problem('conflict', 'This work has no mark yet.');
  await db
    .update(marks)
    .set({ regradeReason: reason.trim(), regradeRequestedAt: new Date() })
    .where(eq(marks.submissionId, id));
}
