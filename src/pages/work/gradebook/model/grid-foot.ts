import { divide, type Fraction, fraction, multiply, sum } from 'gradebook-arithmetic/fraction';
import { showPercent } from 'gradebook-arithmetic/scales';
import type { GridFootRow } from '@/shared/ui/data-grid';
import type { StudentBook } from './class-book';
import { type BookColumn, countedPoints, type Look, resultOf, totalKinds, totalOf } from './grid';

const meanOf = (values: readonly Fraction[]): Fraction | null =>
  values.length === 0 ? null : divide(sum(values), fraction(values.length));

export function medianOf(values: readonly Fraction[]): Fraction | null {
  const sorted = values.toSorted((one, other) => Number(one.n * other.d - other.n * one.d));
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 || low === undefined ? high : meanOf([low, high]);
}

/** The scores of a column that count, in percent. */
export function percentsOf(books: readonly StudentBook[], { id, points }: BookColumn): Fraction[] {
  if (points <= 0) return [];
  return books.flatMap(({ cells }) => {
    const cell = cells.get(id);
    const counted = cell && cell.status !== 'excused' ? countedPoints(cell) : null;
    return counted === null || counted === undefined
      ? []
      : [divide(multiply(fraction(counted), fraction(100)), fraction(points))];
  });
}

/** Averages and medians of the students that are shown. */
export function footOf(
  books: readonly StudentBook[],
  columns: readonly BookColumn[],
  look: Look,
  termId: string | null,
): GridFootRow[] {
  const shown = (percent: Fraction | null) =>
    percent === null ? '' : `${showPercent(percent, 0, null).percent}%`;
  return [
    { label: 'Average', of: meanOf },
    { label: 'Median', of: medianOf },
  ].map(({ label, of }) => ({
    label,
    totals: Object.fromEntries(
      totalKinds.map((id) => [
        id,
        resultOf(of(books.flatMap((book) => totalOf(book, id, termId)?.percent ?? [])), look),
      ]),
    ),
    values: Object.fromEntries(columns.map((column) => [column.id, shown(of(percentsOf(books, column)))])),
  }));
}
