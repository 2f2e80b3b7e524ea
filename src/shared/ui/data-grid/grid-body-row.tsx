import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { GridCell, GridColumn, GridRow } from './grid-book';
import * as styles from './data-grid.css';

// The role is explicit, because some screen readers don't derive it from the table.
const gridCell = { role: 'gridcell' };

type Draft = { text: string; refusal?: string };

type GridBodyRowProps = {
  row: GridRow;
  number: number;
  columns: readonly GridColumn[];
  cellAt: (rowId: string, columnId: string) => GridCell | undefined;
  currentColumn: number;
  /** Whether the current cell is in this row. */
  current: boolean;
  /** The column of this row whose details are open. */
  opened: string | null;
  /** The draft, if the user is editing a cell of this row. */
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
  onPick: (column: number) => void;
  onOpen: (column: number) => void;
  onLeave: () => void;
};

/** The scores of a student. */
export function GridBodyRow(props: GridBodyRowProps) {
  const { row, number, columns, cellAt, currentColumn, current, opened, draft } = props;
  return (
    <tr data-current={current || undefined}>
      <td className={styles.number}>{number + 1}</td>
      <th className={styles.name} scope="row">
        <StudentName row={row} />
      </th>
      <td className={styles.average}>
        {row.average} <span className={styles.letter}>{row.letter}</span>
      </td>
      {columns.map((column, index) => {
        const here = current && index === currentColumn;
        const cell = cellAt(row.id, column.id);
        return (
          <td
            key={column.id}
            {...gridCell}
            className={styles.cell}
            tabIndex={here ? 0 : -1}
            data-place={`${number}:${index}`}
            data-current={index === currentColumn || undefined}
            data-opened={column.id === opened || undefined}
            data-mark={cell?.mark ?? undefined}
            onFocus={() => {
              if (!here) props.onPick(index);
            }}
            onDoubleClick={() => props.onOpen(index)}
          >
            {here && draft ? (
              <CellInput
                draft={draft}
                column={column}
                row={row}
                onDraft={props.onDraft}
                onLeave={props.onLeave}
              />
            ) : (
              <>
                <span aria-hidden="true">
                  <Shown cell={cell} />
                </span>
                <VisuallyHidden>{spoken(cell, column)}</VisuallyHidden>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function StudentName({ row }: { row: GridRow }) {
  const name = (
    <>
      <b>{row.familyName}</b>, {row.givenName}
    </>
  );
  return row.href ? <a href={row.href}>{name}</a> : name;
}

type CellInputProps = Pick<GridBodyRowProps, 'row' | 'onDraft' | 'onLeave'> & {
  draft: Draft;
  column: GridColumn;
};

function CellInput({ draft, column, row, onDraft, onLeave }: CellInputProps) {
  const refusalId = useId();
  return (
    <>
      <input
        className={styles.input}
        ref={focusAtEnd}
        value={draft.text}
        inputMode="decimal"
        aria-label={`${column.title}, ${row.givenName} ${row.familyName}`}
        aria-invalid={draft.refusal ? true : undefined}
        aria-describedby={draft.refusal ? refusalId : undefined}
        onChange={(event) => onDraft({ text: event.currentTarget.value })}
        onBlur={onLeave}
      />
      {draft.refusal ? (
        <span id={refusalId} className={styles.refusal} role="alert">
          {draft.refusal}
        </span>
      ) : null}
    </>
  );
}

function focusAtEnd(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

function Shown({ cell }: { cell: GridCell | undefined }) {
  if (!cell) return null;
  const { score, letter, mark, toGrade, low } = cell;
  if (typeof score === 'number') {
    return (
      <span className={styles.score} data-low={low || undefined}>
        {letter ?? score}
        {mark === 'late' ? <sup className={styles.late}>L</sup> : null}
      </span>
    );
  }
  if (mark === 'missing') return <span>M</span>;
  if (mark === 'excused') return <span>Ex</span>;
  if (mark === 'late') return <span>L</span>;
  return toGrade ? <span className={styles.ring} /> : null;
}

function spoken(cell: GridCell | undefined, { outOf }: GridColumn) {
  const marks = { late: 'late', missing: 'missing', excused: 'excused' };
  const parts = [
    typeof cell?.score === 'number' ? `${cell.score} of ${outOf}` : null,
    cell?.letter ?? null,
    cell?.mark ? marks[cell.mark] : null,
    cell?.toGrade ? 'handed in, to grade' : null,
    cell?.low ? 'low' : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : 'not entered';
}
