import { ChevronLeft, ChevronRight } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useLeaving } from '../../lib/navigation';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Select } from '../select';
import {
  entryText,
  fullName,
  type GridCell,
  type GridCells,
  type GridColumn,
  type GridEntry,
  type GridRow,
  isClosed,
  statusesOf,
} from './grid-book';
import type { GridChange } from './use-grid-editing';
import { useSoughtCell } from './use-sought-cell';
import * as styles from './column-list.css';

export type ColumnListProps = {
  /** The accessible name, such as "Scores for 7B Science, term 1". */
  label: string;
  /** The assignments, in order. */
  columns: readonly GridColumn[];
  /** The id of the assignment that is shown. */
  columnId: string;
  /** Called with the id of another assignment. */
  onColumnChange: (columnId: string) => void;
  /** The students, in order. */
  rows: readonly GridRow[];
  /** The cells, by the ids of the student and the column. */
  cells: Readonly<Record<string, GridCells>>;
  /** Called with a text that was entered. */
  onChange: (entries: GridEntry[], change: GridChange) => void;
  /** Called when the user begins to edit a cell. */
  onEdit?: (rowId: string, columnId: string) => void;
  /** The cell that gets the focus as soon as its student is there and its assignment is shown. */
  sought?: { row: string; column: string } | null;
  /** Called when it has the focus. */
  onReached?: () => void;
  /** Called with the value that is chosen in a conflict. */
  onResolve?: (rowId: string, columnId: string, choice: 'mine' | 'theirs') => void;
  /** Called to open the details of a cell. */
  onDetails?: (rowId: string, columnId: string) => void;
};

/** The gradebook on a phone: one assignment at a time, with a number pad that leads from student to student. */
export function ColumnList(props: ColumnListProps) {
  const { label, columns, columnId, onColumnChange, rows, cells } = props;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === columnId),
  );
  const column = columns[at];
  const goTo = (index: number) => list.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus();
  // Only the assignment that is shown can be reached.
  useSoughtCell({ ...props, columns: column ? [column] : [] }, ({ row }) => goTo(row));
  if (!column) return null;
  const other = (by: number) => {
    const next = columns[at + by];
    if (next) onColumnChange(next.id);
  };
  return (
    <section className={styles.frame} aria-label={label}>
      <div className={styles.bar}>
        <IconButton
          icon={ChevronLeft}
          label="Previous assignment"
          disabled={at === 0}
          onClick={() => other(-1)}
        />
        <div className={styles.choice}>
          <Select
            label="Assignment"
            value={column.id}
            onChange={onColumnChange}
            options={columns.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </div>
        <IconButton
          icon={ChevronRight}
          label="Next assignment"
          disabled={at === columns.length - 1}
          onClick={() => other(1)}
        />
      </div>
      <p className={styles.facts}>
        {[column.date, column.outOf === undefined ? '' : `out of ${column.outOf}`, column.category?.name]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ol ref={list} className={styles.list}>
        {rows.map((row, index) => (
          <StudentEntry
            key={`${row.id} ${column.id}`}
            row={row}
            column={column}
            cell={cells[row.id]?.[column.id]}
            isCurrent={current === row.id}
            isLast={index === rows.length - 1}
            onFocus={() => {
              setCurrent(row.id);
              props.onEdit?.(row.id, column.id);
            }}
            onEnter={(text) =>
              props.onChange([{ row: row.id, column: column.id, text }], { origin: 'typing', skipped: 0 })
            }
            onStep={(by) => goTo(index + by)}
            onResolve={(choice) => props.onResolve?.(row.id, column.id, choice)}
            onDetails={props.onDetails && (() => props.onDetails?.(row.id, column.id))}
          />
        ))}
      </ol>
    </section>
  );
}

type StudentEntryProps = {
  row: GridRow;
  column: GridColumn;
  cell: GridCell | undefined;
  isCurrent: boolean;
  isLast: boolean;
  onFocus: () => void;
  onEnter: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  onResolve: (choice: 'mine' | 'theirs') => void;
  onDetails: (() => void) | undefined;
};

// A number pad has no letters.
const marks = [
  { text: 'L', label: 'Late' },
  { text: 'M', label: 'Missing' },
  { text: 'Ex', label: 'Excused' },
];

function StudentEntry({ row, column, cell, isCurrent, isLast, ...act }: StudentEntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const statusId = useId();
  const closed = isClosed(cell, column);
  const status = [cell?.invalid ?? '', ...statusesOf(cell, column)].filter(Boolean).join(', ');

  function hand() {
    if (draft !== null && draft.trim() !== entryText(cell)) act.onEnter(draft.trim());
  }

  useLeaving(hand);

  function commit() {
    hand();
    setDraft(null);
  }

  return (
    <li className={styles.entry} data-current={isCurrent || undefined}>
      <div className={styles.line}>
        <span className={styles.name}>
          <bdi>
            <b>{row.familyName}</b>
            {row.familyName && row.givenName ? ', ' : ''}
            {row.givenName}
            {row.distinction === undefined ? '' : ` (${row.distinction})`}
          </bdi>
          <span id={statusId} className={styles.status} data-invalid={cell?.invalid ? true : undefined}>
            {status}
          </span>
        </span>
        <input
          className={styles.input}
          value={draft ?? entryText(cell)}
          readOnly={closed}
          inputMode={column.entry === 'text' ? 'text' : 'decimal'}
          enterKeyHint="next"
          autoComplete="off"
          aria-label={`${fullName(row)}, ${column.title}`}
          aria-describedby={statusId}
          aria-invalid={cell?.invalid ? true : undefined}
          onFocus={(event) => {
            act.onFocus();
            event.currentTarget.select();
          }}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setDraft(null);
            if (event.key === 'Enter') act.onStep(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      {cell?.conflict ? (
        <div className={styles.tools} role="group" aria-label="Conflict">
          <span className={styles.question}>{`${cell.conflict.by} changed this score too.`}</span>
          <Button size="sm" onClick={() => act.onResolve('mine')}>
            {`Keep yours: ${cell.text || 'no score'}`}
          </Button>
          <Button size="sm" onClick={() => act.onResolve('theirs')}>
            {`Take ${cell.conflict.text || 'no score'}`}
          </Button>
        </div>
      ) : null}
      {isCurrent && (!closed || act.onDetails) ? (
        <div className={styles.tools}>
          {(closed ? [] : marks).map(({ text, label }) => (
            <Button
              key={text}
              size="sm"
              variant="quiet"
              onClick={() => {
                setDraft(null);
                act.onEnter(text);
                act.onStep(1);
              }}
            >
              {label}
            </Button>
          ))}
          {act.onDetails ? (
            <Button size="sm" variant="quiet" onClick={act.onDetails}>
              Details
            </Button>
          ) : null}
          <Button size="sm" variant="primary" disabled={isLast} onClick={() => act.onStep(1)}>
            Next
          </Button>
        </div>
      ) : null}
    </li>
  );
}
