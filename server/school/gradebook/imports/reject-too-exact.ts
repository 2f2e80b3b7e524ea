import { isInHundredths } from 'gradebook-arithmetic/decimals';
import type { GradebookImport } from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { TOO_EXACT } from '../../work/assignments/read-content.ts';

/** Throws a 422 for points with more than two decimals, unless the cell has them. */
export function rejectTooExact({ columns }: GradebookImport): void {
  for (const [place, { points, cells }] of columns.entries()) {
    if (points !== null && !isInHundredths(points)) throw Problem.field(`columns.${place}.points`, TOO_EXACT);
    const cell = cells.findIndex(
      ({ before, after }) =>
        after.points !== null && !isInHundredths(after.points) && before.points !== after.points,
    );
    if (cell !== -1) throw Problem.field(`columns.${place}.cells.${cell}.after.points`, TOO_EXACT);
  }
}
