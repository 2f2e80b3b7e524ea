import type { Question } from '../../../generated/blocks.ts';

/** A question that the source can carry, before it has its place and points in a paper. */
export interface Candidate {
  question: Omit<Question, 'id' | 'points'>;
  /** The indexes of the sentences that it uses; no paper uses one twice. */
  uses: readonly number[];
}

export function quote(text: string): string {
  return `“${text}”`;
}

export const BLANK = '____';

/** The key of an option: A, B, C ... */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
