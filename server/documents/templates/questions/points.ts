import type { AnswerKeyRow } from '../../../generated/blocks.ts';
import { answerOf, type Question } from '../question.ts';

export function pointsOf(questions: readonly Question[]): number {
  return rounded(questions.reduce((sum, { points }) => sum + points, 0));
}

export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** The answers in the order of the paper. */
export function keyOf(questions: readonly Question[]): AnswerKeyRow[] {
  return questions.map((question, index) => ({
    question: String(index + 1),
    answer: question.type === 'open-ended' ? 'See the marking' : answerOf(question),
    ...(question.standard_code ? { standard: question.standard_code } : {}),
    points: question.points,
  }));
}
