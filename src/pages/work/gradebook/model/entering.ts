import { fraction, round, toNumber } from 'gradebook-arithmetic/fraction';
import { combine, createEvent, createStore, sample } from 'effector';
import type { ScoreValue } from '@/shared/api/gradebooks';
import type { GridEntry, GridOrigin } from '@/shared/ui/data-grid';
import { $columns } from './page';
import { readEntry } from './read-entry';
import { $books, $unsaved, type NewValues, questionDropped, valueIn, valuesEntered } from './scores';
import { type CellId, cellId, type WrongText } from './unsaved';

/** Texts were typed, pasted or filled in. */
export const textsEntered = createEvent<{ entries: readonly GridEntry[]; origin: GridOrigin }>();
/** A cell is being edited: what it has now is what the entry replaces. */
export const editingBegun = createEvent<CellId>();
/** The teacher chose what a text means, or a status, or an earlier value. */
export const valueChosen = createEvent<{ cell: CellId; value: ScoreValue }>();
/** Of two values of a cell. */
export const conflictResolved = createEvent<{ cell: CellId; choice: 'mine' | 'theirs' }>();

const $edited = createStore<{ cell: CellId; before: ScoreValue } | null>(null, {
  name: 'editedScore',
  serialize: 'ignore',
}).reset(valuesEntered);
sample({
  clock: editingBegun,
  source: $books,
  fn: (books, cell) => ({ cell, before: valueIn(books, cell) }),
  target: $edited,
});

const $context = combine({ columns: $columns, books: $books, edited: $edited });

/** An earlier value may be the mean of marks; entered again, it has two decimals. */
const asEntered = (value: ScoreValue, before: ScoreValue): ScoreValue =>
  value.points === null || value.points === before.points
    ? value
    : { ...value, points: toNumber(round(fraction(String(value.points)), 2)) };

const origins = { typing: 'grid', clear: 'grid', cut: 'grid', fill: 'fill', paste: 'paste' } as const;

sample({
  clock: textsEntered,
  source: $context,
  fn: ({ columns, books, edited }, { entries, origin }): NewValues => {
    const texts: Record<CellId, WrongText> = {};
    const byId = new Map(columns.map((column) => [column.id, column]));
    const byStudent = new Map(books.map((student) => [student.id, [student]]));
    const changes = entries.flatMap(({ row, column: id, text }) => {
      const column = byId.get(id);
      if (column === undefined) return [];
      const cell = cellId(row, id);
      const before =
        origin === 'typing' && edited?.cell === cell
          ? edited.before
          : valueIn(byStudent.get(row) ?? [], cell);
      const { points: possible, look } = column;
      const reading = readEntry(text, { before, possible, scale: look.scale, unit: look.unit });
      if (reading.kind === 'value') return [{ cell, before, after: reading.value }];
      texts[cell] =
        reading.kind === 'wrong'
          ? { text, problem: reading.problem }
          : { text, problem: 'Say above what this means.', meanings: reading.meanings };
      return [];
    });
    return { changes, texts, origin: origins[origin] };
  },
  target: valuesEntered,
});

sample({
  clock: valueChosen,
  source: $books,
  fn: (books, { cell, value }): NewValues => {
    const before = valueIn(books, cell);
    return { changes: [{ cell, before, after: asEntered(value, before) }], origin: 'grid' };
  },
  target: valuesEntered,
});

sample({
  clock: conflictResolved,
  source: $unsaved,
  filter: ({ conflicts }, { cell, choice }) => choice === 'mine' && conflicts[cell] !== undefined,
  fn: ({ conflicts }, { cell }): NewValues => {
    const conflict = conflicts[cell];
    const changes = conflict ? [{ cell, before: conflict.theirs, after: conflict.mine }] : [];
    return { changes, origin: 'grid' };
  },
  target: valuesEntered,
});
sample({
  clock: conflictResolved,
  filter: ({ choice }) => choice === 'theirs',
  fn: ({ cell }) => cell,
  target: questionDropped,
});
