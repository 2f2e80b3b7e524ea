import { Ellipsis } from 'lucide';
import { memo } from 'react';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import {
  type GridCell,
  type GridCells,
  type GridColumn,
  type GridRow,
  type GridTotal,
  fullName,
  isClosed,
  spokenCell,
} from './grid-book';
import type { GridEditing } from './grid-commands';
import { GridBubble } from './grid-bubble';
import { ShownCell } from './shown-cell';
import type { GridPiece } from './use-grid-window';
import * as styles from './data-grid.css';
import * as cellStyles from './grid-cell.css';

// The role is explicit, because some screen readers don't derive it from the table.
const gridCell = { role: 'gridcell' };

type GridBodyRowProps = {
  row: GridRow;
  cells: GridCells | undefined;
  index: number;
  /** The number of rows above the students, which `aria-rowindex` counts. */
  headRows: number;
  columns: readonly GridColumn[];
  pieces: readonly GridPiece[];
  totals: readonly GridTotal[];
  /** Whether a total opens its explanation. */
  explained: boolean;
  /** Whether cells have details. */
  detailed: boolean;
  /** The column of the active cell if it is in this row. */
  active: number | null;
  /** Whether Tab reaches it. */
  focusable: boolean;
  /** The selected columns of this row, both ends included; none if the first is after the last. */
  selectedFrom: number;
  selectedTo: number;
  /** The text with which the input of the active cell begins; null if it is not edited. */
  draft: { text: string; mode: GridEditing } | null;
  /** The column of this row whose details are open. */
  opened: string | null;
  /** The column of this row with the last entry. */
  entered: string | null;
};

/** The scores of a student. It has no callbacks: the grid hears the events, so only a changed row renders. */
export const GridBodyRow = memo(function GridBodyRow(props: GridBodyRowProps) {
  const { row, cells, index, headRows, columns, pieces, totals, active, focusable, draft, opened } = props;
  return (
    <tr aria-rowindex={headRows + index + 1} data-current={active !== null || undefined}>
      <td className={styles.number} aria-hidden="true">
        {index + 1}
      </td>
      <th
        className={styles.name}
        scope="row"
        aria-colindex={1}
        {...leadPlace(index, -1 - totals.length, focusable ? active : null)}
      >
        <StudentName row={row} />
      </th>
      {totals.map((total, at) => (
        <td
          key={total.id}
          {...gridCell}
          className={styles.average}
          data-last={at === totals.length - 1 || undefined}
          aria-colindex={at + 2}
          {...leadPlace(index, at - totals.length, focusable ? active : null)}
        >
          <Total row={row} total={total} explained={props.explained} />
        </td>
      ))}
      {pieces.map((piece) => {
        if ('gap' in piece)
          return <td key={`gap ${piece.before}`} className={styles.gap} aria-hidden="true" />;
        const column = columns[piece.index];
        if (!column) return null;
        const here = piece.index === active;
        const cell = cells?.[column.id];
        const edited = here && draft !== null;
        // What was left because it was entered says why it is refused, until the next edit.
        const isLeft = !here && column.id === props.entered && cell?.invalid !== undefined;
        const bubble =
          isLeft || (here && !edited && (cell?.conflict ?? cell?.invalid ?? cell?.warning) !== undefined);
        const spoken = spokenCell(row, column, cell);
        return (
          <td
            key={column.id}
            {...gridCell}
            className={cellStyles.cell}
            tabIndex={here && focusable ? 0 : -1}
            aria-label={bubble ? undefined : spoken}
            aria-colindex={totals.length + piece.index + 2}
            aria-selected={piece.index >= props.selectedFrom && piece.index <= props.selectedTo}
            aria-readonly={isClosed(cell, column) || undefined}
            aria-invalid={cell?.invalid ? true : undefined}
            data-place={`${index}:${piece.index}`}
            data-opened={column.id === opened || undefined}
            data-active={here || undefined}
            data-mark={cell?.mark ?? undefined}
            data-state={stateOf(cell)}
            data-doubtful={cell?.warning ? true : undefined}
            data-noted={cell?.noted || undefined}
            data-closed={isClosed(cell, column) || undefined}
          >
            {edited ? (
              <input
                className={cellStyles.input}
                ref={focusInput}
                defaultValue={draft.text}
                data-editing={draft.mode}
                inputMode={column.entry === 'text' ? 'text' : 'decimal'}
                enterKeyHint="next"
                autoComplete="off"
                aria-label={`${column.title}, ${fullName(row)}`}
              />
            ) : (
              <>
                <ShownCell cell={cell} />
                {bubble ? <VisuallyHidden>{spoken}</VisuallyHidden> : null}
                {bubble && cell ? <GridBubble cell={cell} beside={isLeft && active === null} /> : null}
                {here && props.detailed ? (
                  <button
                    type="button"
                    className={cellStyles.details}
                    tabIndex={-1}
                    aria-label={`Details of ${fullName(row)}, ${column.title}`}
                    data-details=""
                  >
                    <Icon of={Ellipsis} size="xs" />
                  </button>
                ) : null}
              </>
            )}
          </td>
        );
      })}
      <td className={styles.filler} aria-hidden="true" />
    </tr>
  );
});

const leadPlace = (row: number, column: number, active: number | null) => ({
  tabIndex: column === active ? 0 : -1,
  'data-place': `${row}:${column}`,
});

function StudentName({ row }: { row: GridRow }) {
  const name = (
    <bdi>
      <b>{row.familyName}</b>
      {row.givenName && row.familyName ? ', ' : ''}
      {row.givenName}
      {row.distinction === undefined ? null : <span className={styles.distinction}>{row.distinction}</span>}
    </bdi>
  );
  return row.href ? (
    <a className={styles.nameText} href={row.href} tabIndex={-1}>
      {name}
    </a>
  ) : (
    <span className={styles.nameText}>{name}</span>
  );
}

function Total({ row, total, explained }: { row: GridRow; total: GridTotal; explained: boolean }) {
  const result = row.totals?.[total.id];
  if (!result) return null;
  const shown = (
    <>
      {result.text} <span className={styles.letter}>{result.letter}</span>
    </>
  );
  return explained ? (
    <button type="button" className={styles.explained} tabIndex={-1} data-total={total.id}>
      {shown}
    </button>
  ) : (
    shown
  );
}

function stateOf(cell: GridCell | undefined): string | undefined {
  if (cell?.conflict) return 'conflict';
  if (cell?.invalid) return 'invalid';
  return cell?.pending ? 'pending' : undefined;
}

function focusInput(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus({ preventScroll: true });
  // A finger cannot place the caret well: what it types replaces the score.
  const selects = input.dataset.editing === 'correcting' && matchMedia('(pointer: coarse)').matches;
  input.setSelectionRange(selects ? 0 : input.value.length, input.value.length);
}
