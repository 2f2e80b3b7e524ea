import type { Feedback, ResultQuestion } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { and, count, eq, isNull } from 'drizzle-orm';
import { type AssignmentRow, exceptionsOf, studentsOf } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { datesFor, hasAttemptLeft, isOpen, secondsLate } from '../../work/assignments/work-dates.ts';
import type { MarkedWork } from '../marking/marks.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { quizAttempts } from '../../work/quizzes/tables.ts';
import { answersBySubmission, presentResults } from '../../work/quizzes/submitted-quiz.ts';

/** The results of a quiz as far as its student may see them now; null for other work and before that. */
export async function findResults(
  db: Database,
  { assignment, submission }: MarkedWork,
  feedback: Feedback | null,
  now: Date,
): Promise<ResultQuestion[] | null> {
  const quiz = await findQuiz(db, assignment.id);
  if (quiz === undefined) return null;
  const isKeyShown = {
    never: false,
    returned: feedback !== null && (await hasFinished(db, assignment, submission.studentId, now)),
    due: quiz.showAnswers === 'due' && (await isOverForAll(db, assignment, now)),
  }[quiz.showAnswers];
  return presentResults({
    quiz,
    answers: (await answersBySubmission(db, [submission.id])).get(submission.id),
    scores: feedback && new Map(feedback.scores.map(({ criterion_id, points }) => [criterion_id, points])),
    isKeyShown,
  });
}

/** Whether this student can neither start nor continue an attempt. */
const hasFinished = async (db: Database, assignment: AssignmentRow, studentId: string, now: Date) =>
  !(await canStillAnswer(db, assignment, now)).has(studentId);

/** Whether the due date has passed for every student, and none can still answer: they could be told the key. */
async function isOverForAll(db: Database, assignment: AssignmentRow, now: Date): Promise<boolean> {
  const exceptions = await exceptionsOf(db, assignment.id);
  const isDue = [null, ...exceptions].every((exception) => {
    const dates = datesFor(assignment, exception);
    return dates.dueAt !== null && secondsLate(dates, now) > 0;
  });
  return isDue && (await canStillAnswer(db, assignment, now)).size === 0;
}

/** The students of the class who can start another attempt, or are in the middle of one. */
async function canStillAnswer(
  db: Database,
  assignment: AssignmentRow,
  now: Date,
): Promise<ReadonlySet<string>> {
  const [students, exceptions, attempts, running] = await Promise.all([
    studentsOf(db, assignment.classId),
    exceptionsOf(db, assignment.id),
    db
      .select({ studentId: submissions.studentId, used: count() })
      .from(submissions)
      .where(and(eq(submissions.assignmentId, assignment.id), isNull(submissions.withdrawnAt)))
      .groupBy(submissions.studentId),
    db
      .select({ studentId: quizAttempts.studentId })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.assignmentId, assignment.id), isNull(quizAttempts.submissionId))),
  ]);
  const exceptionOf = new Map(exceptions.map((exception) => [exception.studentId, exception]));
  const usedBy = new Map(attempts.map(({ studentId, used }) => [studentId, used]));
  const open = students.filter(({ id }) => {
    const exception = exceptionOf.get(id) ?? null;
    if (!assignment.forEveryone && !exception?.isChosen) return false;
    const most = exception?.attempts ?? assignment.attempts;
    return isOpen(datesFor(assignment, exception), now) && hasAttemptLeft(most, usedBy.get(id) ?? 0);
  });
  return new Set([...running.map(({ studentId }) => studentId), ...open.map(({ id }) => id)]);
}
