import type { Agreement } from '../../../generated/schemas/index.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import type { Scale } from './grading-form.ts';

/** The points of a paper by the id of the criterion; null for the whole work. */
export type Points = ReadonlyMap<string | null, number>;

/** A paper with what was suggested and what a teacher gave. */
export interface Compared {
  suggested: Points;
  given: Points;
}

/** The level that points reach, counted from the best; without levels, tenths of the points. */
export function levelOf({ levels, max }: Scale, points: number): number {
  if (levels.length === 0) return max === 0 ? 0 : hundredths(((max - points) * 10) / max);
  const reached = levels.findIndex((least) => points >= least);
  return reached === -1 ? levels.length - 1 : reached;
}

/** How often teachers gave the suggested level, or the one beside it, by criterion. Criteria without such papers are left out. */
export const agreementOf = (scales: readonly Scale[], papers: readonly Compared[]): Agreement[] =>
  scales.flatMap((scale) => {
    const distances = papers.flatMap(({ suggested, given }) => {
      const [one, other] = [suggested.get(scale.id), given.get(scale.id)];
      return one === undefined || other === undefined
        ? []
        : [Math.abs(levelOf(scale, one) - levelOf(scale, other))];
    });
    if (distances.length === 0) return [];
    return [
      {
        name: scale.name,
        papers: distances.length,
        equal: distances.filter((distance) => distance === 0).length,
        near: distances.filter((distance) => distance <= 1).length,
      },
    ];
  });
