import { eq, inArray } from 'drizzle-orm';
import type { ResultQuestion, SubmittedQuiz } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { rounded } from '../assignments/missing-score.ts';
import { findQuiz, type QuizRow } from '../assignments/quizzes.ts';
import { keyLines, linesOf } from './answer-lines.ts';
import { scoreAnswer } from './score-answers.ts';
import { quizAnswers, quizAttempts } from './tables.ts';

/** Values by the id of the question. */
type Answers = ReadonlyMap<string, string[]>;

/** The answers of submissions, by submission. */
export async function answersBySubmission(
  db: Database,
  submissionIds: readonly string[],
): Promise<Map<string, Answers>> {
  const found = new Map(submissionIds.map((id) => [id, new Map<string, string[]>()]));
  if (submissionIds.length === 0) return found;
  const rows = await db
    .select({
      submissionId: quizAttempts.submissionId,
      questionId: quizAnswers.questionId,
      values: quizAnswers.values,
    })
    .from(quizAnswers)
    .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
    .where(inArray(quizAttempts.submissionId, [...submissionIds]));
  for (const { submissionId, questionId, values } of rows) {
    found.get(submissionId ?? '')?.set(questionId, values);
  }
  return found;
}

type AskedQuiz = Pick<QuizRow, 'questions' | 'language'>;

/** The points that the key gives each answer; null for one that a teacher has to judge. */
export const suggestedScores = ({ questions, language }: AskedQuiz, answers: Answers | undefined) =>
  questions.map((question) => ({
    id: question.id,
    points: scoreAnswer(question, answers?.get(question.id) ?? [], language ?? undefined),
  }));

/** The total that the key gives; null if a teacher has to judge an answer. */
export const suggestedTotal = (scores: readonly { points: number | null }[]): number | null =>
  scores.some(({ points }) => points === null)
    ? null
    : rounded(scores.reduce((sum, { points }) => sum + (points ?? 0), 0));

/** What a student answered, beside the key; null for work of another kind. */
export async function findSubmittedQuiz(
  db: Database,
  { assignmentId, id }: { assignmentId: string; id: string },
): Promise<SubmittedQuiz | null> {
  const quiz = await findQuiz(db, assignmentId);
  if (quiz === undefined) return null;
  const answers = (await answersBySubmission(db, [id])).get(id);
  return {
    questions: quiz.questions.map((question) => {
      const values = answers?.get(question.id) ?? [];
      return {
        id: question.id,
        stem: question.stem,
        points: question.points,
        given: linesOf(question, values),
        key: keyLines(question),
        explanation: question.explanation ?? null,
        misconception: question.misconception ?? null,
        suggested: scoreAnswer(question, values, quiz.language ?? undefined),
      };
    }),
  };
}

interface Results {
  quiz: Pick<QuizRow, 'questions'>;
  answers: Answers | undefined;
  /** The points by question once they are returned; null before. */
  scores: ReadonlyMap<string, number> | null;
  isKeyShown: boolean;
}

/** The results of an attempt for its student; null while the student may see none. */
export function presentResults({ quiz, answers, scores, isKeyShown }: Results): ResultQuestion[] | null {
  if (scores === null && !isKeyShown) return null;
  return quiz.questions.map((question) => ({
    id: question.id,
    stem: question.stem,
    points: question.points,
    given: linesOf(question, answers?.get(question.id) ?? []),
    score: scores?.get(question.id) ?? null,
    key: isKeyShown ? keyLines(question) : null,
    explanation: isKeyShown ? (question.explanation ?? null) : null,
  }));
}
