import type { Question } from '../../../documents/templates/question.ts';

/** A question that the source can carry, before it has its place and points in a paper. */
export interface Candidate {
  question: Omit<Question, 'id' | 'points'>;
  /** The sentences it gives away, by index; no paper uses one twice. */
  uses: readonly number[];
}

export function quote(text: string): string {
  return `“${text}”`;
}

export const BLANK = '____';
