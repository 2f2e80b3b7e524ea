import { useState } from 'react';
import { DataGrid } from './data-grid';
import type { DataGridProps } from './data-grid-props';
import {
  entryText,
  type GridCell,
  type GridCells,
  type GridColumn,
  type GridEntry,
  type GridRow,
} from './grid-book';
import { emptyUndoStack, recorded, redone, type UndoBatch, undone } from './undo-stack';

export const columns: GridColumn[] = [
  {
    id: 'quiz',
    title: 'Safety quiz',
    date: '4 Sep',
    outOf: 10,
    category: { name: 'Quizzes', template: 'petrol' },
  },
  {
    id: 'sketch',
    title: 'Cell sketch',
    date: '9 Sep',
    outOf: 20,
    category: { name: 'Classwork', template: 'bottle' },
  },
  {
    id: 'lab',
    title: 'Slide lab',
    date: '11 Sep',
    outOf: 30,
    category: { name: 'Labs', template: 'violet' },
  },
  {
    id: 'ticket',
    title: 'Exit ticket',
    date: '13 Oct',
    outOf: 5,
    category: { name: 'Classwork', template: 'bottle' },
  },
];

const student = (
  id: string,
  familyName: string,
  givenName: string,
  text: string,
  letter: string,
): GridRow => ({
  id,
  familyName,
  givenName,
  href: `#${id}`,
  totals: { now: { text, letter } },
});

export const rows: GridRow[] = [
  student('a', 'Adeyemi', 'Oluwaseun', '82.2', 'B−'),
  student('b', 'Bakare', 'Ayodele', '82.5', 'B−'),
  student('d', 'Demir', 'Elif', '86.0', 'B'),
  student('m', 'MacKenzie', 'Isla', '67.7', 'D'),
];

export const totals = [{ id: 'now', title: 'Average' }];

export const foot = [
  {
    label: 'Class average',
    totals: { now: { text: '82.0', letter: 'B−' } },
    values: { quiz: '81%', sketch: '84%', lab: '83%' },
  },
];

export const cells: Record<string, GridCells> = {
  a: { quiz: { text: '9' }, sketch: { text: '17' }, lab: { text: '27.5' } },
  b: { quiz: { text: '8', mark: 'late' }, sketch: { text: '11', low: true }, lab: { toGrade: true } },
  d: { quiz: { text: '9' }, sketch: { mark: 'excused' }, lab: { text: '20.5' } },
  m: { quiz: { text: '7' }, lab: { mark: 'missing' } },
};

/** The scores of a class in its first term. */
export const science = { label: 'Scores for 7B Science, term 1', columns, rows, cells, totals, foot };

/** Every state of a cell. */
export const everyState: Record<string, GridCells> = {
  a: {
    quiz: { text: '4', dropped: true },
    sketch: { text: '17', hidden: true },
    lab: { text: '27.5', noted: true },
    ticket: { text: '5', pending: true },
  },
  b: {
    quiz: { text: '8', mark: 'late' },
    sketch: { text: '11', low: true },
    lab: { text: '77', warning: 'above 150% of the maximum' },
    ticket: { text: '4', mark: 'extended' },
  },
  d: {
    quiz: { text: 'nine', invalid: 'Enter a score, L, M or Ex.' },
    sketch: { mark: 'excused' },
    lab: { text: '20.5', closed: true },
    ticket: { mark: 'late' },
  },
  m: {
    quiz: { text: '7', conflict: { text: '8', by: 'Ben Adler' } },
    sketch: { mark: 'missing' },
    lab: { closed: true },
    ticket: {},
  },
};

function entered(text: string): GridCell {
  if (/^m$/i.test(text)) return { mark: 'missing' };
  if (/^ex?$/i.test(text)) return { mark: 'excused' };
  if (text === '') return {};
  return /^\d+(\.\d+)?$/.test(text) ? { text } : { text, invalid: 'Enter a score, L, M or Ex.' };
}

function written(book: Record<string, GridCells>, entries: readonly GridEntry[]): Record<string, GridCells> {
  const next = { ...book };
  for (const { row, column, text } of entries) next[row] = { ...next[row], [column]: entered(text) };
  return next;
}

/** A grid whose entries are applied, as a page does it. */
export function Book(args: DataGridProps) {
  const [book, setBook] = useState(args.cells);
  const [stack, setStack] = useState(emptyUndoStack);
  const [shown, setShown] = useState(args.columns);
  const write = (batch: UndoBatch) =>
    setBook((before) =>
      written(
        before,
        batch.map(({ row, column, after }) => ({ row, column, text: after })),
      ),
    );
  const repeat = (step: ReturnType<typeof undone>) => {
    if (!step) return;
    setStack(step.stack);
    write(step.changes);
  };
  return (
    <DataGrid
      {...args}
      cells={book}
      columns={shown}
      onChange={(entries, change) => {
        args.onChange(entries, change);
        const batch = entries.map(({ row, column, text }) => ({
          row,
          column,
          before: entryText(book[row]?.[column]),
          after: text,
        }));
        setStack(recorded(stack, batch));
        write(batch);
      }}
      onUndo={() => repeat(undone(stack))}
      onRedo={() => repeat(redone(stack))}
      onResolve={(row, column, choice) => {
        args.onResolve?.(row, column, choice);
        const cell = book[row]?.[column];
        const text = choice === 'mine' ? cell?.text : cell?.conflict?.text;
        setBook(written(book, [{ row, column, text: text ?? '' }]));
      }}
      onColumnHide={(columnId) => setShown(shown.filter(({ id }) => id !== columnId))}
      onColumnResize={(columnId, width) =>
        setShown(shown.map((column) => (column.id === columnId ? { ...column, width } : column)))
      }
      onColumnMove={(columnId, beforeId) => {
        const moved = shown.filter(({ id }) => id === columnId);
        const others = shown.filter(({ id }) => id !== columnId);
        const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
        setShown([...others.slice(0, at), ...moved, ...others.slice(at)]);
      }}
    />
  );
}

const categories = [
  { name: 'Quizzes', template: 'petrol' },
  { name: 'Classwork', template: 'bottle' },
  { name: 'Labs', template: 'violet' },
] as const;

/** A grade with 200 students and 60 assignments. */
export function largeBook() {
  const manyColumns: GridColumn[] = Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    title: `Assignment ${index + 1}`,
    date: `${(index % 28) + 1} Sep`,
    outOf: 20,
    category: categories[Math.floor(index / 20)],
    group: categories[Math.floor(index / 20)]?.name,
  }));
  const manyRows: GridRow[] = Array.from({ length: 200 }, (_, index) =>
    student(`s${index}`, `Student ${index + 1}`, 'Sam', String(60 + (index % 40)), 'C'),
  );
  const manyCells = Object.fromEntries(
    manyRows.map(({ id }, row) => [
      id,
      Object.fromEntries(
        manyColumns.map((column, at) => [column.id, { text: String((row * 7 + at * 3) % 21) }] as const),
      ),
    ]),
  );
  return { columns: manyColumns, rows: manyRows, cells: manyCells };
}
