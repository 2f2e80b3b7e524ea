import type { Question } from '../../../documents/templates/question.ts';
import type { QuizSummary } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { linesOf } from '../../work/quizzes/answer-lines.ts';
import { scoreAnswer } from '../../work/quizzes/score-answers.ts';
import { answersBySubmission } from '../../work/quizzes/submitted-quiz.ts';
import { lastWorks } from './list-submissions.ts';

/** One student's answer to a question. */
interface ClassAnswer {
  values: readonly string[];
  /** Given by the teacher, else by the key; null while neither has scored it. */
  points: number | null;
}

/** How a class answered one question. */
export function summariseQuestion(
  question: Question,
  answers: readonly ClassAnswer[],
): QuizSummary['questions'][number] {
  const judged = answers.filter(({ points }) => points !== null);
  const right = judged.filter(({ points }) => (points ?? 0) >= question.points);
  return {
    id: question.id,
    stem: question.stem,
    judged: judged.length,
    right: right.length,
    wrong: mostGiven(judged.filter((answer) => !right.includes(answer)).flatMap(mistakesIn(question))),
    misconception: question.misconception ?? null,
  };
}

/** Each wrong option, or the whole answer. */
const mistakesIn =
  (question: Question) =>
  ({ values }: ClassAnswer): string[] => {
    if (question.options?.length) {
      const isWrong = (value: string) => !question.options?.find(({ key }) => key === value)?.correct;
      return linesOf(question, values.filter(isWrong));
    }
    const given = linesOf(question, values).join(', ');
    return given === '' ? [] : [given];
  };

/** The mistake that most students made; null if there is none. */
function mostGiven(mistakes: readonly string[]): { text: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const text of mistakes) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? { text: most[0], count: most[1] } : null;
}

/** How the class answered each question, in the last attempt of each student. */
export async function summariseQuiz(
  db: Database,
  teacherId: string,
  assignmentId: string,
): Promise<QuizSummary> {
  await requireTaught(db, assignmentId, teacherId);
  const quiz = await findQuiz(db, assignmentId);
  const works = [...(await lastWorks(db, assignmentId)).values()];
  const answers = await answersBySubmission(
    db,
    works.map(({ submission }) => submission.id),
  );
  return {
    handed_in: works.length,
    questions: (quiz?.questions ?? []).map((question) =>
      summariseQuestion(
        question,
        works.map(({ submission, mark }) => {
          const values = answers.get(submission.id)?.get(question.id) ?? [];
          const given = mark?.scores.find(({ criterion_id }) => criterion_id === question.id)?.points;
          return { values, points: given ?? scoreAnswer(question, values, quiz?.language ?? undefined) };
        }),
      ),
    ),
  };
}
