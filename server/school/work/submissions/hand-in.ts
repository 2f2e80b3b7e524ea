import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { WorkReceipt } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { datesFor, hasAttemptLeft, secondsLate, type WorkDates } from '../assignments/work-dates.ts';
import { filesInDraft, lockDraft, rejectCutOff, rejectStale } from './drafts.ts';
import { isPastingRecorded } from './pasting.ts';
import { type Assigned, requireWork } from './student-access.ts';
import { submissions } from './tables.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

export const datesOf = ({ assignment, exception }: Assigned): WorkDates => datesFor(assignment, exception);

/** The most attempts of the student; null for any number. */
export const attemptsOf = ({ assignment, exception }: Assigned): number | null =>
  exception?.attempts ?? assignment.attempts;

/**
 * Hands in the draft. Idempotent: the same key returns the first call's receipt, so that an attempt whose answer was
 * lost exists once.
 */
export async function handIn(
  db: Database,
  studentId: string,
  assignmentId: string,
  { revision, aiHelp = null, key }: { revision: number; aiHelp?: string | null; key: string | undefined },
): Promise<WorkReceipt> {
  const assigned = await requireWork(db, studentId, assignmentId);
  return db.transaction(async (tx) => {
    // Serialises the calls of a student.
    const draft = await lockDraft(tx, studentId, assignmentId);
    const made = await tx
      .select()
      .from(submissions)
      .where(and(eq(submissions.assignmentId, assignmentId), eq(submissions.studentId, studentId)));
    const before = key === undefined ? undefined : made.find(({ idempotencyKey }) => idempotencyKey === key);
    if (before) return receiptOf(before, datesOf(assigned));

    rejectStale(draft, revision);
    const submittedAt = new Date();
    const used = made.filter(({ withdrawnAt }) => withdrawnAt === null).length;
    rejectClosed(assigned, used, submittedAt);
    const files = await filesInDraft(tx, studentId, assignmentId);
    if (draft.text.trim() === '' && draft.link.trim() === '' && files.length === 0) {
      throw new Problem('conflict', 'There is nothing to hand in yet.');
    }
    const [row] = await tx
      .insert(submissions)
      .values({
        id: randomUUID(),
        assignmentId,
        studentId,
        attempt: used + 1,
        text: draft.text,
        link: draft.link.trim(),
        fileIds: files.map(({ id }) => id),
        pasted: (await isPastingRecorded(tx, assigned.assignment)) ? draft.pasted : null,
        aiHelp: asksForAiHelp(assigned) ? (aiHelp?.trim() ?? null) : null,
        idempotencyKey: key ?? null,
        submittedAt,
      })
      .returning();
    if (row === undefined) throw new Error('The submission was not stored.');
    return receiptOf(row, datesOf(assigned));
  });
}

/** Whether students say at hand-in what they used AI for. */
const asksForAiHelp = ({ assignment }: Assigned): boolean => assignment.aiPolicy === 'open';

/** Throws a 409 after the cut-off and if no attempt is left. */
export function rejectClosed(assigned: Assigned, used: number, now: Date): void {
  rejectCutOff(assigned, now);
  if (!hasAttemptLeft(attemptsOf(assigned), used)) {
    throw new Problem('conflict', 'You have no attempt left.');
  }
}

/** The attempts of a student that were not withdrawn, by number. */
export const submissionsOf = (
  db: Database,
  studentId: string,
  assignmentId: string,
): Promise<SubmissionRow[]> =>
  db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.assignmentId, assignmentId),
        eq(submissions.studentId, studentId),
        isNull(submissions.withdrawnAt),
      ),
    )
    .orderBy(submissions.attempt);

export const receiptOf = ({ id, attempt, submittedAt }: SubmissionRow, dates: WorkDates): WorkReceipt => ({
  id,
  attempt,
  submitted_at: submittedAt.toISOString(),
  late_seconds: secondsLate(dates, submittedAt),
});
