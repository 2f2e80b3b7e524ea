import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../lib/navigation';
import {
  type GridCells,
  type GridColumn,
  type GridEntry,
  type GridOrigin,
  type GridRow,
  entryText,
  isClosed,
} from './grid-book';
import type { GridEditing } from './grid-commands';
import type { GridFill } from './grid-fill';

/** How entries were made, and how many values found no open cell. */
export type GridChange = { origin: GridOrigin; skipped: number };

type Draft = {
  row: string;
  column: string;
  text: string;
  mode: GridEditing;
  /** What the cell had. */
  before: string;
};

type Book = {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  cells: Readonly<Record<string, GridCells>>;
  onChange: (entries: GridEntry[], change: GridChange) => void;
  onEdit: ((rowId: string, columnId: string) => void) | undefined;
};

/** The input of the active cell, and entries by ids, of which closed cells take none. */
export function useGridEditing({ rows, columns, cells, onChange, onEdit }: Book) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [gone, setGone] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const [entered, setEntered] = useState<{ row: string; column: string } | null>(null);
  // The blur of an input that disappears comes before the state changes: these hold what is true now.
  const current = useRef<Draft | null>(null);
  const typed = useRef('');
  // What the page has of the edit, because the user left while it was open.
  const kept = useRef<string | null>(null);

  function emit(fills: readonly GridFill[], origin: GridOrigin) {
    const entries = fills.flatMap(({ row: rowIndex, column: columnIndex, text }) => {
      const row = rows[rowIndex];
      const column = columns[columnIndex];
      if (!row || !column || isClosed(cells[row.id]?.[column.id], column)) return [];
      return [{ row: row.id, column: column.id, text: text.trim() }];
    });
    const skipped = fills.length - entries.length;
    if (entries.length > 0) onChange(entries, { origin, skipped });
    if (skipped > 0 || origin === 'paste') setSaid(reportOf(entries.length, skipped));
  }

  function begin(next: Draft) {
    current.current = next;
    typed.current = next.text;
    kept.current = null;
    setDraft(next);
    setEntered(null);
    onEdit?.(next.row, next.column);
  }

  /** Ends the edit, and returns the text if it was changed. */
  function end(): { draft: Draft; text: string } | null {
    const ended = current.current;
    current.current = null;
    setDraft(null);
    return ended && isChanged(ended, typed.current) ? { draft: ended, text: typed.current } : null;
  }

  /** Hands over the text of an edit that goes on: the user may not come back to end it. */
  useLeaving(() => {
    const open = current.current;
    if (!open || !isChanged(open, typed.current) || kept.current === typed.current) return;
    kept.current = typed.current;
    enter(open, typed.current);
  });

  function enter({ row, column }: Draft, text: string) {
    onChange([{ row, column, text: text.trim() }], { origin: 'typing', skipped: 0 });
  }

  function commit() {
    const ended = end();
    if (!ended) return;
    setEntered(ended.draft);
    if (ended.text !== kept.current) enter(ended.draft, ended.text);
  }

  // A filter, or another teacher, may remove the student while the teacher types: the entry still counts.
  const isGone =
    draft !== null &&
    !(rows.some(({ id }) => id === draft.row) && columns.some(({ id }) => id === draft.column));
  if (isGone) {
    setGone(draft);
    setDraft(null);
  }
  useEffect(() => {
    if (!gone || current.current !== gone) return;
    current.current = null;
    if (isChanged(gone, typed.current) && typed.current !== kept.current) enter(gone, typed.current);
  });

  return {
    draft,
    /** The cell of the last entry, until the next edit begins. */
    entered,
    said,
    say: setSaid,
    emit,
    begin,
    commit,
    /** Ends the edit without an entry. */
    restore: () => {
      const ended = current.current;
      end();
      if (ended && kept.current !== null) enter(ended, ended.before);
    },
    /** Ends the edit and returns what was typed, for every selected cell. */
    take: () => {
      const text = typed.current;
      end();
      return text;
    },
    onTyped: (text: string) => {
      typed.current = text;
    },
    textOf: (row: GridRow | undefined, column: GridColumn | undefined) =>
      entryText(row && column && cells[row.id]?.[column.id]),
  };
}

function isChanged({ mode, text }: Draft, typed: string): boolean {
  return mode === 'replacing' || typed !== text;
}

function reportOf(entered: number, skipped: number): string {
  const cells = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`;
  const left = skipped > 0 ? ` ${cells(skipped)} left out: those cells take no scores.` : '';
  return `${cells(entered)} entered.${left}`;
}
