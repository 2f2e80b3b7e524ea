import type { Question } from '../../api/blocks';

/** The letter of an index: A, B, C. */
export const letterOf = (index: number) => String.fromCodePoint(65 + index);

/** The matches of a matching question, each once, sorted alphabetically so that their order gives no hint. */
export function matchingChoices(question: Question): { letter: string; text: string }[] {
  const rights = new Set((question.pairs ?? []).flatMap((pair) => (pair?.right ? [pair.right] : [])));
  return [...rights]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((text, index) => ({ letter: letterOf(index), text }));
}

/** The number of ruled lines for the answer: the given one, or a default by type. */
export function linesFor(question: Question): number {
  if (typeof question.lines === 'number') return question.lines;
  const usual = { 'short-answer': 3, 'open-ended': 6, numeric: 1 };
  return question.type === 'short-answer' || question.type === 'open-ended' || question.type === 'numeric'
    ? usual[question.type]
    : 0;
}

/** Splits a stem at its blanks. */
export const stemParts = (stem: string) => stem.split(/_{3,}/);
