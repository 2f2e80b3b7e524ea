import type { BatchResults, CriterionResult } from '../../generated/schemas/index.ts';
import type { ItemScores } from './item-scores.ts';

/** The least percentage of each band of scores. */
const bands = [90, 75, 50, 25, 0];
/** A student with a smaller share of the points needs help with the criterion. */
const ENOUGH = 0.5;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Sums up the scores of a class; null if its documents grade nothing. */
export function resultsOf(
  items: readonly { name: string; scores: ItemScores | null }[],
): BatchResults | null {
  const graded = items.flatMap(({ name, scores }) => (scores ? [{ name, ...scores }] : []));
  if (graded.length === 0) return null;
  const percents = graded.flatMap(({ total }) =>
    total && total.max > 0 ? [(total.score * 100) / total.max] : [],
  );
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / Math.max(1, percents.length);
  return {
    scored: percents.length,
    unscored: graded.length - percents.length,
    mean_percent: percents.length > 0 ? tenths(mean) : null,
    bands: bands.map((from, index) => {
      const above = bands[index - 1] ?? Number.POSITIVE_INFINITY;
      return {
        from,
        to: Math.min(100, above - 1),
        count: percents.filter((percent) => percent >= from && percent < above).length,
      };
    }),
    criteria: criteriaOf(graded),
  };
}

function criteriaOf(graded: readonly { name: string; parts: ItemScores['parts'] }[]): CriterionResult[] {
  const scores = graded.flatMap(({ name, parts }) =>
    parts.filter(({ max }) => max > 0).map((part) => ({ student: name, ...part })),
  );
  return [...Map.groupBy(scores, ({ name }) => name)]
    .map(([name, all]) => {
      const points = all.reduce((sum, { score }) => sum + score, 0);
      const most = all.reduce((sum, { max }) => sum + max, 0);
      return {
        name,
        percent: tenths((points * 100) / most),
        scored: all.length,
        needs: all.filter(({ score, max }) => score < max * ENOUGH).map(({ student }) => student),
      };
    })
    .toSorted((one, other) => other.percent - one.percent);
}
