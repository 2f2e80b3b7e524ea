import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { submissionsOf } from '../submissions/hand-in.ts';
import type { Assigned } from '../submissions/student-access.ts';
import { submissions } from '../submissions/tables.ts';
import { quizAttempts } from './tables.ts';

interface Ending {
  attempt: typeof quizAttempts.$inferSelect;
  assigned: Pick<Assigned, 'assignment'>;
  /** When its time was up; null if it has no end. */
  end: Date | null;
  now: Date;
}

/**
 * Hands in an attempt; the caller has locked the student's draft. After the end, it counts as handed in at the end.
 */
export async function handInLocked(
  tx: Database,
  { attempt, assigned, end, now }: Ending,
): Promise<{ submissionId: string }> {
  const { id, studentId } = attempt;
  const assignmentId = assigned.assignment.id;
  const used = (await submissionsOf(tx, studentId, assignmentId)).length;
  const submissionId = randomUUID();
  await tx.insert(submissions).values({
    id: submissionId,
    assignmentId,
    studentId,
    attempt: used + 1,
    text: '',
    link: '',
    fileIds: [],
    submittedAt: end !== null && end < now ? end : now,
  });
  await tx.update(quizAttempts).set({ submissionId }).where(eq(quizAttempts.id, id));
  return { submissionId };
}
