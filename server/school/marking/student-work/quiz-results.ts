import type { Feedback, ResultQuestion } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { exceptionsOf } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { datesFor, secondsLate } from '../../work/assignments/work-dates.ts';
import type { MarkedWork } from '../marking/marks.ts';
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
    returned: feedback !== null,
    due: quiz.showAnswers === 'due' && (await isDueForAll(db, assignment, now)),
  }[quiz.showAnswers];
  return presentResults({
    quiz,
    answers: (await answersBySubmission(db, [submission.id])).get(submission.id),
    scores: feedback && new Map(feedback.scores.map(({ criterion_id, points }) => [criterion_id, points])),
    isKeyShown,
  });
}

/** Whether the due date has passed for every student, because one who has longer could be told the answers. */
async function isDueForAll(db: Database, assignment: MarkedWork['assignment'], now: Date): Promise<boolean> {
  const exceptions = await exceptionsOf(db, assignment.id);
  return [null, ...exceptions].every((exception) => {
    const dates = datesFor(assignment, exception);
    return dates.dueAt !== null && secondsLate(dates, now) > 0;
  });
}
