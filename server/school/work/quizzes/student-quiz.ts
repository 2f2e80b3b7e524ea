import { and, eq, isNull } from 'drizzle-orm';
import type { StudentQuiz } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findQuiz } from '../assignments/quizzes.ts';
import type { Assigned } from '../submissions/student-access.ts';
import { endOf, findRunning } from './attempts.ts';
import { closeAttempts } from './close-attempts.ts';
import { quizAttempts } from './tables.ts';

const isOf = (studentId: string, assignmentId: string) =>
  and(eq(quizAttempts.studentId, studentId), eq(quizAttempts.assignmentId, assignmentId));

/** What a student knows of a quiz before it begins; null for an assignment of another kind. */
export async function findStudentQuiz(
  db: Database,
  studentId: string,
  assigned: Assigned,
): Promise<StudentQuiz | null> {
  const { assignment, exception } = assigned;
  const quiz = await findQuiz(db, assignment.id);
  if (quiz === undefined) return null;
  await closeAttempts(db, new Date(), isOf(studentId, assignment.id));
  const running = await findRunning(db, studentId, assignment.id);
  return {
    source: quiz.giveSource ? quiz.source : '',
    questions: quiz.questions.length,
    minutes: quiz.minutes === null ? null : quiz.minutes + (exception?.extraMinutes ?? 0),
    show_answers: quiz.showAnswers,
    attempt_id: running?.id ?? null,
    ends_at: running ? (endOf({ attempt: running, assigned, quiz })?.toISOString() ?? null) : null,
  };
}

/** The assignments whose quiz the student has begun and not handed in. */
export const runningQuizzes = async (db: Database, studentId: string): Promise<string[]> =>
  (
    await db
      .select({ id: quizAttempts.assignmentId })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.studentId, studentId), isNull(quizAttempts.submissionId)))
  ).map(({ id }) => id);
