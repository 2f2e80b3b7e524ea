import '../theme/template-themes.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ScrollRegion } from '../private/scroll-region';
import type { GridCell, GridColumn, GridRow } from './grid-book';
import { GridBodyRow } from './grid-body-row';
import { type GridEntry, parseEntry } from './grid-entry';
import { GridFoot } from './grid-foot';
import { GridHead } from './grid-head';
import { type GridPlace, moveTo, nearest } from './grid-moves';
import * as styles from './data-grid.css';

export type DataGridProps = {
  /** The accessible name, such as "Scores for 7B Science, term 1". */
  label: string;
  /** The assignments. */
  columns: readonly GridColumn[];
  /** The students. */
  rows: readonly GridRow[];
  /** The content of a cell. */
  cellAt: (rowId: string, columnId: string) => GridCell | undefined;
  /** Called with the entry. */
  onEntry: (rowId: string, columnId: string, entry: GridEntry) => void;
  /** Called on F2 or a double click, to open the details of a cell. */
  onDetails?: (rowId: string, columnId: string) => void;
  /** The cell whose details are open; it keeps its ring while they have the focus. */
  opened?: { row: string; column: string } | null;
  /** The label of the last row. */
  footLabel?: string;
  /** The average of the averages, formatted. */
  footAverage?: string;
  /** The letter grade of that average. */
  footLetter?: string;
};

// `grid` tells assistive technology that the table is interactive.
const interactive = { role: 'grid' };

type Draft = { text: string; refusal?: string };

/** A mark book: arrow keys move, typing edits, Enter saves and moves to the next student. */
export function DataGrid({
  label,
  columns,
  rows,
  cellAt,
  onEntry,
  onDetails,
  opened = null,
  footLabel = 'Class average',
  footAverage,
  footLetter,
}: DataGridProps) {
  const [chosen, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [draft, setDraft] = useState<Draft | null>(null);
  // Moving the focus blurs the input before the state changes; this ref holds the new value.
  const typed = useRef<Draft | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const size = { rows: rows.length, columns: columns.length };
  // If a filter removed the current cell, Tab still reaches the nearest one.
  const place = nearest(chosen, size);

  function type(next: Draft | null) {
    typed.current = next;
    setDraft(next);
  }

  function goTo(next: GridPlace) {
    setPlace(next);
    const cell = grid.current?.querySelector(`[data-place="${next.row}:${next.column}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  }

  function enter(entry: GridEntry) {
    const row = rows[place.row];
    const column = columns[place.column];
    if (row && column) onEntry(row.id, column.id, entry);
  }

  /** Saves the draft. Returns false if it is invalid and stays open. */
  function save() {
    const entered = typed.current;
    if (!entered) return true;
    const parsed = parseEntry(entered.text, columns[place.column]?.outOf ?? 0);
    if ('refusal' in parsed) {
      type({ ...entered, refusal: parsed.refusal });
      return false;
    }
    type(null);
    enter(parsed.entry);
    return true;
  }

  function saveAndGo(key: string) {
    if (save()) goTo(moveTo(place, key, size, false) ?? place);
  }

  function whileEditing(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      type(null);
      goTo(place);
    } else if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      saveAndGo(event.key === 'Enter' ? 'ArrowDown' : event.key);
    } else if (event.key === 'Tab' && !save()) {
      event.preventDefault();
    }
  }

  function whileMoving(event: KeyboardEvent) {
    const next = moveTo(place, event.key, size, event.ctrlKey || event.metaKey);
    const row = rows[place.row];
    const column = columns[place.column];
    if (next) {
      event.preventDefault();
      goTo(next);
    } else if (event.key === 'F2' && row && column) {
      event.preventDefault();
      onDetails?.(row.id, column.id);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      enter({ kind: 'clear' });
    } else if (event.key === 'Enter' && row && column) {
      event.preventDefault();
      type({ text: written(cellAt(row.id, column.id)) });
    } else if (/^[\dlme]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      type({ text: event.key.toUpperCase() });
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const inCell = event.target instanceof Element && event.target.closest('[data-place]');
    if (!inCell) return;
    if (draft) whileEditing(event);
    else whileMoving(event);
  }

  return (
    <div className={styles.frame}>
      <ScrollRegion label={label}>
        <table
          ref={grid}
          className={styles.grid}
          {...interactive}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 3}
          onKeyDown={onKeyDown}
        >
          <GridHead columns={columns} current={place.column} />
          <tbody>
            {rows.map((row, index) => (
              <GridBodyRow
                key={row.id}
                row={row}
                number={index}
                columns={columns}
                cellAt={cellAt}
                currentColumn={place.column}
                current={index === place.row}
                opened={opened?.row === row.id ? opened.column : null}
                draft={index === place.row ? draft : null}
                onDraft={type}
                onPick={(column) => {
                  if (!save()) return;
                  setPlace({ row: index, column });
                }}
                onOpen={(column) => onDetails?.(row.id, columns[column]?.id ?? '')}
                onLeave={save}
              />
            ))}
          </tbody>
          <GridFoot
            label={footLabel}
            average={footAverage}
            letter={footLetter}
            columns={columns}
            current={place.column}
          />
        </table>
      </ScrollRegion>
    </div>
  );
}

function written(cell: GridCell | undefined) {
  const marks = { late: '', missing: 'M', excused: 'Ex' };
  if (typeof cell?.score === 'number') return String(cell.score);
  return cell?.mark ? marks[cell.mark] : '';
}
