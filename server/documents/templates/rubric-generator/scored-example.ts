import type { Rubric } from '../../../generated/blocks.ts';
import { listLabels } from '../common-checks.ts';
import type { Check } from '../generator.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { RubricResult } from './schema.ts';

type Row = RubricResult['sample_scored_example'][number];

const name = 'Example fits the rubric';
const section = 'sample_scored_example';

/** The example with the points that its levels earn. */
export function scoredExample(given: readonly Row[], rubric: Rubric): { rows: Row[]; checks: Check[] } {
  const pointsOf = ({ criterion, level }: Row) =>
    rubric.criteria
      .find((entry) => entry.name === criterion)
      ?.descriptors.find((entry) => entry.level === level)?.points;
  const rows = given.map((row): Row => {
    const { points: _, ...rest } = row;
    const points = pointsOf(row);
    return points === undefined ? rest : { ...rest, points };
  });
  const faults = rows.flatMap((row, index) =>
    row.points === undefined
      ? [
          open(name, `The rubric has no ${row.criterion} at the level ${row.level}.`, {
            section,
            path: `/${section}/${index}`,
          }),
        ]
      : [],
  );
  const missing = rubric.criteria.filter((entry) => !rows.some(({ criterion }) => criterion === entry.name));
  if (missing.length > 0) {
    faults.push(open(name, `No row for ${listLabels(missing.map((entry) => entry.name))}.`, { section }));
  }
  if (faults.length > 0) return { rows, checks: faults };
  const total = Math.round(rows.reduce((sum, { points = 0 }) => sum + points, 0) * 100) / 100;
  const detail = `${counted(rows.length, 'criterion', 'criteria')}, ${total} of ${rubric.total_points} points.`;
  const isSame = given.every(({ points }, index) => points === undefined || points === rows[index]?.points);
  return {
    rows,
    checks: [
      isSame
        ? passed(name, detail)
        : repaired(name, `Its points were computed again. ${detail}`, { section }),
    ],
  };
}
