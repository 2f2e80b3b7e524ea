import { combine } from 'effector';
import { book } from './book';
import { categoriesOf, columnsOf, gridCells, gridColumn, gridRow, totalLook, totalsOf } from './grid';
import { footOf } from './grid-foot';
import { $books, $unsaved } from './scores';
import { shownColumns, shownStudents, waits } from './shown';
import { $supported } from './supported';
import { $layout, $today, $view } from './view';

const $unit = $view.map(({ unit }) => unit);
export const $term = $view.map(({ term }) => term);
const $grouping = $view.map(({ grouping }) => grouping);

/** All columns of the class. */
export const $columns = combine(book.$data, $unit, (answer, unit) => (answer ? columnsOf(answer, unit) : []));
export const $categories = combine(book.$data, (answer) =>
  answer ? categoriesOf(answer) : new Map<string, never>(),
);
/** How totals are written. */
export const $totalLook = combine(book.$data, $unit, $term, (answer, unit, term) =>
  answer ? totalLook(answer, unit, term) : { unit, scale: null, decimals: 2 as const },
);

/** The totals beside the names. */
export const $totals = combine(book.$data, (answer) => (answer ? totalsOf(answer) : []));

export const $shownColumns = combine($columns, $view, $layout, shownColumns);
/** Where the teacher looks for what waits: hidden columns and other terms are left out. */
export const $shownBooks = combine(
  { books: $books, columns: $shownColumns, view: $view, answer: book.$data, supported: $supported },
  ({ books, columns, view, answer, supported }) =>
    shownStudents(books, columns, view, answer?.groups ?? [], supported),
);

export const $gridColumns = combine(
  {
    columns: $shownColumns,
    categories: $categories,
    layout: $layout,
    grouping: $grouping,
    answer: book.$data,
  },
  ({ columns, categories, layout, grouping, answer }) => {
    const terms = new Map(answer?.rules.content.terms.map(({ id, name }) => [id, name]));
    return columns.map((column) =>
      gridColumn(column, categories, {
        width: layout.widths[column.id],
        group:
          grouping === 'category'
            ? column.category || 'No category'
            : grouping === 'term'
              ? (terms.get(column.termId ?? '') ?? 'Outside the terms')
              : undefined,
      }),
    );
  },
);
/** A phone begins with the newest work that is not after today, or with the first. */
export const $nearestColumn = combine($shownColumns, $today, (columns, today) => {
  const begun = columns.filter(
    ({ due_at: due }) => today === null || (due !== null && due.slice(0, 10) <= today),
  );
  return (begun.at(-1) ?? columns[0])?.id ?? '';
});
export const $rows = combine($shownBooks, $totalLook, $term, (books, look, term) =>
  books.map((student) => gridRow(student, look, term)),
);
export const $cells = combine($shownBooks, $columns, $unsaved, (books, columns, unsaved) =>
  Object.fromEntries(books.map((student) => [student.id, gridCells(student, columns, unsaved)])),
);
export const $foot = combine($shownBooks, $shownColumns, $totalLook, $term, footOf);

/** How many cells wait, whatever is filtered. */
export const $waiting = combine($books, $shownColumns, (books, columns) => {
  const count = (kind: 'grade' | 'missing') =>
    books.reduce((sum, student) => sum + columns.filter((column) => waits(student, column, kind)).length, 0);
  return { grade: count('grade'), missing: count('missing') };
});
