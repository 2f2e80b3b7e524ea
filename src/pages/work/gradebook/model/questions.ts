import { combine, createEvent, createStore, sample } from 'effector';
import { nonNull } from '@/shared/lib/non-null';
import { $classId } from './book';
import { assignmentAdded } from './new-assignment';
import { $columns, $shownBooks, $shownColumns } from './page';
import { $books, $unsaved } from './scores';
import { cellOf } from './unsaved';
import { $layout, $view, layoutChanged, viewChanged } from './view';

/** Leads to the next cell that only the teacher can settle. */
export const nextSought = createEvent();
/** The cell that was sought has the focus. */
export const soughtReached = createEvent();

const $places = combine($books, $columns, (books, columns) => ({
  rows: new Map(books.map(({ id }, place) => [id, place * columns.length])),
  columns: new Map(columns.map(({ id }, place) => [id, place])),
}));

/** Cells with two values, with one that was refused, or with a text that is no entry; from the top, as the class is listed. */
export const $questions = combine($unsaved, $places, ({ conflicts, refusals, texts }, { rows, columns }) => {
  const unread = Object.keys(texts).filter((cell) => texts[cell]?.meanings === undefined);
  const cells = new Set([...Object.keys(conflicts), ...Object.keys(refusals), ...unread]);
  const placed = [...cells].map((cell) => {
    const { studentId, assignmentId } = cellOf(cell);
    return { cell, place: (rows.get(studentId) ?? Infinity) + (columns.get(assignmentId) ?? Infinity) };
  });
  return {
    conflicts: Object.keys(conflicts).length,
    refusals: Object.keys(refusals).length,
    unread: unread.length,
    placed: placed.filter(({ place }) => place < Infinity).toSorted((one, other) => one.place - other.place),
    /** Of students and assignments that have left the class. */
    lost: placed.filter(({ place }) => place === Infinity).map(({ cell }) => cell),
  };
});

/** The place to which the teacher asked to be led last. */
const $last = createStore(-1, { name: 'lastQuestion' }).reset($classId.updates);
const found = sample({
  clock: nextSought,
  source: { questions: $questions, last: $last },
  fn: ({ questions: { placed }, last }) => placed.find(({ place }) => place > last) ?? placed[0],
}).filterMap(nonNull);
sample({ clock: found, fn: ({ place }) => place, target: $last });
const next = found.map(({ cell }) => cell);

/** A new column is begun with its first student. */
const firstCell = sample({
  clock: assignmentAdded,
  source: $shownBooks,
  fn: ([first], column) => (first ? { row: first.id, column } : undefined),
}).filterMap(nonNull);

/** The cell that gets the focus as soon as it is there. */
export const $sought = createStore<{ row: string; column: string } | null>(null, { name: 'soughtCell' })
  .on(next, (_, cell) => {
    const { studentId, assignmentId } = cellOf(cell);
    return { row: studentId, column: assignmentId };
  })
  .on(firstCell, (_, cell) => cell)
  .reset(soughtReached, $classId.updates);

sample({
  clock: next,
  source: $shownBooks,
  filter: (books, cell) => books.every(({ id }) => id !== cellOf(cell).studentId),
  fn: () => ({ name: '', group: null, support: null, below: null, waiting: [] }),
  target: viewChanged,
});
const column = sample({
  clock: next,
  source: { columns: $columns, shown: $shownColumns },
  fn: ({ columns, shown }, cell) => {
    const { assignmentId } = cellOf(cell);
    const isShown = shown.some(({ id }) => id === assignmentId);
    return isShown ? undefined : columns.find(({ id }) => id === assignmentId);
  },
}).filterMap(nonNull);
sample({
  clock: column,
  source: $view,
  fn: ({ term, category }, { termId, category: own }) => ({
    term: term === null || term === termId ? term : termId,
    category: category === null || category === own ? category : null,
  }),
  target: viewChanged,
});
sample({
  clock: column,
  source: $layout,
  filter: ({ hidden }, { id }) => hidden.includes(id),
  fn: (layout, { id }) => ({ ...layout, hidden: layout.hidden.filter((other) => other !== id) }),
  target: layoutChanged,
});
