import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type {
  QuizAnswer,
  QuizAttempt,
  SavedQuizAnswer,
  WorkReceipt,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findQuiz, lockQuiz, type QuizRow } from '../assignments/quizzes.ts';
import { quizzes } from '../assignments/tables.ts';
import { lockDraft } from '../submissions/drafts.ts';
import { datesOf, receiptOf, rejectClosed, submissionsOf } from '../submissions/hand-in.ts';
import { type Assigned, requireAssigned } from '../submissions/student-access.ts';
import { endOfAttempt, isOver } from './attempt-time.ts';
import { handInLocked } from './hand-in.ts';
import { isAnswerTo, studentQuestions } from './student-questions.ts';
import { quizAnswers, quizAttempts } from './tables.ts';

type AttemptRow = typeof quizAttempts.$inferSelect;

const TIME_IS_UP = 'The time is up, and your quiz has been handed in.';

/** An attempt with everything that decides about it. */
interface Taken {
  attempt: AttemptRow;
  assigned: Assigned;
  quiz: QuizRow;
}

/** When the attempt ends by what applies to the student now, so that extra time also counts for a running one. */
export const endOf = ({
  attempt,
  assigned,
  quiz,
}: Pick<Taken, 'attempt' | 'assigned'> & { quiz: Pick<QuizRow, 'minutes'> }): Date | null =>
  endOfAttempt(attempt.startedAt, {
    minutes: quiz.minutes,
    extraMinutes: assigned.exception?.extraMinutes ?? null,
    dates: datesOf(assigned),
  });

/** Begins an attempt, or continues the running one; throws a 409 if no attempt is left or the cut-off has passed. */
export async function startAttempt(
  db: Database,
  studentId: string,
  assignmentId: string,
): Promise<QuizAttempt> {
  const assigned = await requireAssigned(db, studentId, assignmentId);
  return db.transaction(async (tx) => {
    // Serialises the calls of a student.
    await lockDraft(tx, studentId, assignmentId);
    const quiz = await lockQuiz(tx, assignmentId);
    if (quiz === undefined) throw new Problem('conflict', 'This assignment has no questions.');
    const now = new Date();
    const running = await findRunning(tx, studentId, assignmentId);
    if (running) {
      const taken = { attempt: running, assigned, quiz };
      if (!isOver(endOf(taken), now)) return presentAttempt(tx, taken, now);
      await handInLocked(tx, { attempt: running, assigned, end: endOf(taken), now });
    }
    const used = (await submissionsOf(tx, studentId, assignmentId)).length;
    rejectClosed(assigned, used, now);
    const [attempt] = await tx
      .insert(quizAttempts)
      .values({ id: randomUUID(), assignmentId, studentId, attempt: used + 1, startedAt: now })
      .returning();
    if (attempt === undefined) throw new Error('The attempt was not stored.');
    if (quiz.begunAt === null) {
      await tx.update(quizzes).set({ begunAt: now }).where(eq(quizzes.assignmentId, assignmentId));
    }
    return presentAttempt(tx, { attempt, assigned, quiz }, now);
  });
}

export async function findRunning(
  db: Database,
  studentId: string,
  assignmentId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.assignmentId, assignmentId),
        eq(quizAttempts.studentId, studentId),
        isNull(quizAttempts.submissionId),
      ),
    );
  return row;
}

/** The student's own attempt; the student's other calls wait until the transaction ends. Throws a 404 for any other. */
async function lockOwnAttempt(tx: Database, studentId: string, id: string): Promise<Taken> {
  const { assignmentId } = await requireOwn(tx, studentId, id);
  const assigned = await requireAssigned(tx, studentId, assignmentId);
  await lockDraft(tx, studentId, assignmentId);
  const attempt = await requireOwn(tx, studentId, id);
  const quiz = await findQuiz(tx, assignmentId);
  if (quiz === undefined) throw new Problem('not_found');
  return { attempt, assigned, quiz };
}

async function requireOwn(db: Database, studentId: string, id: string): Promise<AttemptRow> {
  const [attempt] = await db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.studentId, studentId)));
  if (attempt === undefined) throw new Problem('not_found');
  return attempt;
}

/** The student's own attempt; one whose time is up is handed in first. */
export const openAttempt = (db: Database, studentId: string, id: string): Promise<QuizAttempt> =>
  db.transaction(async (tx) => {
    const now = new Date();
    const taken = await lockOwnAttempt(tx, studentId, id);
    if (taken.attempt.submissionId === null && isOver(endOf(taken), now)) {
      const { submissionId } = await handInLocked(tx, { ...taken, end: endOf(taken), now });
      return presentAttempt(tx, { ...taken, attempt: { ...taken.attempt, submissionId } }, now);
    }
    return presentAttempt(tx, taken, now);
  });

/** Stores an answer; throws a 409 once the attempt is handed in or its time is up. */
export const saveAnswer = (
  db: Database,
  studentId: string,
  { id, questionId, values }: { id: string; questionId: string; values: string[] },
): Promise<SavedQuizAnswer> =>
  db.transaction(async (tx) => {
    const now = new Date();
    // The lock lets no answer be acknowledged after the attempt was handed in without it.
    const taken = await lockOwnAttempt(tx, studentId, id);
    const question = taken.quiz.questions.find((one) => one.id === questionId);
    if (question === undefined) throw new Problem('not_found');
    if (taken.attempt.submissionId !== null) throw new Problem('conflict', 'This quiz has been handed in.');
    if (isOver(endOf(taken), now)) throw new Problem('conflict', TIME_IS_UP);
    if (!isAnswerTo(question, values)) throw Problem.field('values', 'This is no answer to the question.');
    await tx
      .insert(quizAnswers)
      .values({ attemptId: id, questionId, values, savedAt: now })
      .onConflictDoUpdate({
        target: [quizAnswers.attemptId, quizAnswers.questionId],
        set: { values, savedAt: now },
      });
    return { saved_at: now.toISOString() };
  });

const answersOf = (db: Database, attemptId: string): Promise<QuizAnswer[]> =>
  db
    .select({ question_id: quizAnswers.questionId, values: quizAnswers.values })
    .from(quizAnswers)
    .where(eq(quizAnswers.attemptId, attemptId))
    .orderBy(asc(quizAnswers.questionId));

/** Hands in an attempt; one that was handed in returns its receipt again. */
export const handInAttempt = (db: Database, studentId: string, id: string): Promise<WorkReceipt> =>
  db.transaction(async (tx) => {
    const taken = await lockOwnAttempt(tx, studentId, id);
    const submissionId =
      taken.attempt.submissionId ??
      (await handInLocked(tx, { ...taken, end: endOf(taken), now: new Date() })).submissionId;
    const made = await submissionsOf(tx, studentId, taken.attempt.assignmentId);
    const submission = made.find((one) => one.id === submissionId);
    if (submission === undefined) throw new Problem('not_found');
    return receiptOf(submission, datesOf(taken.assigned));
  });

/** The order that one attempt of one student has. */
const seedOf = ({ assignmentId, studentId, attempt }: AttemptRow): string =>
  `${assignmentId}:${studentId}:${attempt}`;

/** The attempt for its student: the questions while it is running, never with their answers. */
async function presentAttempt(db: Database, taken: Taken, now: Date): Promise<QuizAttempt> {
  const { attempt, assigned, quiz } = taken;
  const isRunning = attempt.submissionId === null;
  return {
    id: attempt.id,
    assignment_id: assigned.assignment.id,
    attempt: attempt.attempt,
    started_at: attempt.startedAt.toISOString(),
    ends_at: endOf(taken)?.toISOString() ?? null,
    now: now.toISOString(),
    is_handed_in: !isRunning,
    questions: isRunning
      ? studentQuestions(quiz.questions, { seed: seedOf(attempt), shuffle: quiz.shuffle })
      : [],
    answers: isRunning ? await answersOf(db, attempt.id) : [],
  };
}
