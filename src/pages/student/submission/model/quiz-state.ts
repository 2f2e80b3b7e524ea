import type { QuizAttempt, QuizQuestion } from '@/shared/api/quizzes';

/** The values of each answer, by the id of the question. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export type Quiz =
  | { state: 'closed' }
  | {
      state: 'open';
      id: string;
      assignmentId: string;
      questions: readonly QuizQuestion[];
      answers: Answers;
      /** What the server has not acknowledged yet. */
      unsent: Answers;
      /** In milliseconds of the device's clock; null without an end. */
      endsAt: number | null;
    }
  /** Handed in; the numbers of the questions whose last answer came too late. */
  | { state: 'over'; id: string; assignmentId: string; late: number };

type Received = {
  attempt: QuizAttempt;
  /** By the device's clock, in milliseconds. */
  receivedAt: number;
  /** What this browser has that the server may lack. */
  stored: Answers;
};

/** Opens an attempt with the answers of the server and what this browser has beyond them. */
export function openQuiz({ attempt, receivedAt, stored }: Received): Quiz {
  const { id, assignment_id: assignmentId, questions } = attempt;
  if (attempt.is_handed_in) {
    return { state: 'over', id, assignmentId, late: Object.keys(stored).length };
  }
  const acknowledged = Object.fromEntries(
    attempt.answers.map(({ question_id, values }) => [question_id, values]),
  );
  return {
    state: 'open',
    id,
    assignmentId,
    questions,
    answers: { ...acknowledged, ...stored },
    unsent: stored,
    // The clocks of device and server may differ, so the rest of the time counts from now on.
    endsAt:
      attempt.ends_at === null ? null : receivedAt + Date.parse(attempt.ends_at) - Date.parse(attempt.now),
  };
}

export const answerQuestion = (
  quiz: Quiz,
  { id, values }: { id: string; values: readonly string[] },
): Quiz =>
  quiz.state === 'open'
    ? {
        ...quiz,
        answers: { ...quiz.answers, [id]: values },
        unsent: { ...quiz.unsent, [id]: values },
      }
    : quiz;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

type Saved = { attemptId: string; questionId: string; values: readonly string[] };

/** An answer that was changed since it was sent is still unsent. */
export function receiveAnswerSaved(quiz: Quiz, { attemptId, questionId, values }: Saved): Quiz {
  if (quiz.state !== 'open' || quiz.id !== attemptId) return quiz;
  const last = quiz.unsent[questionId];
  if (last === undefined || !isSame(last, values)) return quiz;
  const { [questionId]: _, ...unsent } = quiz.unsent;
  return { ...quiz, unsent };
}

/** Whether a student has answered a question. */
export const isAnswered = (answers: Answers, id: string): boolean =>
  answers[id]?.some((value) => value.trim() !== '') ?? false;

export const secondsLeft = (quiz: Quiz, now: number): number | null =>
  quiz.state === 'open' && quiz.endsAt !== null ? Math.max(0, Math.ceil((quiz.endsAt - now) / 1000)) : null;
