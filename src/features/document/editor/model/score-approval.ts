import type { Score } from '@/shared/api/blocks';
import type { ContentChange } from '@/shared/api/generations';

/** Gives the suggested score of a criterion. */
export const givingScore = (section: string, { name, given }: Score): ContentChange[] =>
  name ? [{ section, path: [name, 'given'], before: given ?? null, value: true }] : [];

/** Gives a submission the suggested score. */
export const givingTotal = (section: string, index: number, score: number): ContentChange[] => [
  { section, path: [index, 'given_score'], before: null, value: score },
];
