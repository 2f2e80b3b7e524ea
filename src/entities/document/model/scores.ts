import type { BlockValues, Score } from '@/shared/api/blocks';

/** The scores by criterion as a list. */
export const scoresIn = (grading: BlockValues['grading']): Score[] =>
  Object.entries(grading).map(([name, score]) => ({ ...score, name }));
