import type { Question } from '../question.ts';
import type { ReadingPart } from '../reading.ts';

/** A question with its number in the paper and its place in the result, as a JSON pointer. */
export interface Placed {
  question: Question;
  number: number;
  path: string;
}

/** The questions of a list or group at this path. */
export const placedAt = (path: string, questions: readonly Question[], before = 0): Placed[] =>
  questions.map((question, index) => ({
    question,
    number: before + index + 1,
    path: `${path}/${index}`,
  }));

/** The section of a path, and the path. */
export const placeOf = (path = '') => ({ section: path.split('/')[1] ?? '', path });

/** The texts of questions that students read. */
export const questionReadingParts = (questions: readonly Placed[]): ReadingPart[] =>
  questions.map(({ question, number, path }) => ({
    label: `question ${number}`,
    text: [
      question.stem,
      ...(question.options ?? []).map(({ text }) => sentence(text)),
      ...(question.items ?? []).map(sentence),
    ].join('\n'),
    ...placeOf(path),
  }));

/** Ends an option with a full stop, because readability counts it as a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
