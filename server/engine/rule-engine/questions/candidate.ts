import type { Question } from '../../../generated/blocks.ts';

/** A question made from the source, before a paper gives it an id and points. */
export interface Candidate {
  question: Omit<Question, 'id' | 'points'>;
  /** Indexes of the sentences it uses; a paper uses each sentence once. */
  uses: readonly number[];
}

export function quote(text: string): string {
  return `“${text}”`;
}

export const BLANK = '____';

/** The key of an option: A, B, C ... */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
