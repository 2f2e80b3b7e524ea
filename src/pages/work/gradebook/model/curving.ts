import { type Curve, curve } from 'gradebook-arithmetic/curves';
import { toNumber } from 'gradebook-arithmetic/fraction';
import { createEvent, sample } from 'effector';
import { type StudentBook, valueOf } from './class-book';
import type { BookColumn } from './grid';
import { $columns } from './page';
import { panelClosed } from './panel';
import { $books, type NewValue, type NewValues, valuesEntered } from './scores';
import { cellId } from './unsaved';

export const curveApplied = createEvent<{ assignmentId: string; rule: Curve }>();

/** The scores of a column as a curve changes them. What is blank or excused stays. */
export function curvedValues(
  books: readonly StudentBook[],
  { id, points }: Pick<BookColumn, 'id' | 'points'>,
  rule: Curve,
): NewValue[] {
  const scored = books.flatMap((book) => {
    const cell = book.cells.get(id);
    return cell && cell.points !== null && cell.status !== 'excused'
      ? [{ book, cell, given: cell.points }]
      : [];
  });
  const curved = curve(
    scored.map(({ given }) => given),
    points,
    rule,
  );
  return scored.flatMap(({ book, cell }, place) => {
    const score = curved[place];
    if (!score) return [];
    const before = valueOf(cell);
    return [{ cell: cellId(book.id, id), before, after: { ...before, points: toNumber(score) } }];
  });
}

sample({
  clock: curveApplied,
  source: { books: $books, columns: $columns },
  fn: ({ books, columns }, { assignmentId, rule }): NewValues => {
    const column = columns.find(({ id }) => id === assignmentId);
    return { changes: column ? curvedValues(books, column, rule) : [], origin: 'curve' };
  },
  target: valuesEntered,
});
sample({ clock: curveApplied, fn: () => undefined, target: panelClosed });
