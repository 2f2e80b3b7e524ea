/** A question of any kind, as far as it has been written. */
export type DocumentQuestion = {
  /** Names it in its document. */
  id?: string | null;
  /** How it is answered. */
  type?:
    | 'multiple-choice'
    | 'multiple-select'
    | 'true-false'
    | 'fill-in-blank'
    | 'short-answer'
    | 'numeric'
    | 'matching'
    | 'ordering'
    | 'open-ended'
    | null;
  /** What is asked; a blank is written as four underscores. */
  stem?: string | null;
  /** What can be chosen. */
  options?: readonly (QuestionOption | null | undefined)[] | null;
  /** Every accepted answer; for ordering, the items in the right order. */
  answers?: readonly (string | null | undefined)[] | null;
  /** How far off a number still counts. */
  tolerance?: number | null;
  /** What belongs together. */
  pairs?: readonly ({ left?: string | null; right?: string | null } | null | undefined)[] | null;
  /** What is to be put in order, as shown. */
  items?: readonly (string | null | undefined)[] | null;
  /** The word of each blank. */
  blanks?: readonly (string | null | undefined)[] | null;
  /** What a right answer is worth. */
  points?: number | null;
  /** The standard it measures. */
  standard_code?: string | null;
  /** A nudge, for a student who is stuck. */
  hint?: string | null;
  /** Why the answer is right. */
  explanation?: string | null;
  /** What a wrong answer shows. */
  misconception?: string | null;
  /** The words of the source that the answer rests on. */
  source_ref?: string | null;
  /** Ruled lines to write on. */
  lines?: number | null;
};

/** One thing that can be chosen. */
export type QuestionOption = {
  key?: string | null;
  text?: string | null;
  correct?: boolean | null;
  rationale?: string | null;
};

/** The letter of a place in a list: A, B, C. */
export const letterOf = (index: number) => String.fromCodePoint(65 + index);

/** The right-hand sides of a matching question in the order they are shown: the alphabet's, which tells nothing. */
export function matchingChoices(question: DocumentQuestion): { letter: string; text: string }[] {
  const rights = new Set((question.pairs ?? []).flatMap((pair) => (pair?.right ? [pair.right] : [])));
  return [...rights]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((text, index) => ({ letter: letterOf(index), text }));
}

/** How many ruled lines a student gets: as asked for, or as the kind of answer needs. */
export function linesFor(question: DocumentQuestion): number {
  if (typeof question.lines === 'number') return question.lines;
  const usual = { 'short-answer': 3, 'open-ended': 6, numeric: 1 };
  return question.type === 'short-answer' || question.type === 'open-ended' || question.type === 'numeric'
    ? usual[question.type]
    : 0;
}

/** A stem cut at its blanks, so that each can be drawn as a line or filled. */
export const stemParts = (stem: string) => stem.split(/_{3,}/);
