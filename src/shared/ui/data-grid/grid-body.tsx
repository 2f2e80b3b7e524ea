import type { GridCells, GridColumn, GridRow, GridTotal } from './grid-book';
import { GridBodyRow } from './grid-body-row';
import type { GridEditing } from './grid-commands';
import { contains, type GridSelection, isSingle } from './grid-selection';
import type { GridPiece } from './use-grid-window';
import * as styles from './data-grid.css';

type GridBodyProps = {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  cells: Readonly<Record<string, GridCells>>;
  totals: readonly GridTotal[];
  /** Which rows and columns are rendered. */
  view: { rows: readonly GridPiece[]; columns: readonly GridPiece[] };
  selection: GridSelection;
  /** The cell that is edited, and the text with which its input begins. */
  draft: { row: string; column: string; text: string; mode: GridEditing } | null;
  opened: { row: string; column: string } | null;
  /** The cell of the last entry. */
  entered: { row: string; column: string } | null;
  headRows: number;
  explained: boolean;
  /** Whether cells have details. */
  detailed: boolean;
  /** Whether keys reach the grid. */
  listening: boolean;
};

/** The rendered students. Each row gets only what concerns it, so that others do not render. */
export function GridBody(props: GridBodyProps) {
  const { columns, rows, cells, view, draft, opened, entered } = props;
  const { active, range } = props.selection;
  return (
    <tbody>
      {view.rows.map((piece) => {
        if ('gap' in piece)
          return (
            <tr key={`gap ${piece.before}`} aria-hidden="true">
              <td className={styles.gap} style={{ height: piece.gap }} aria-hidden="true" />
            </tr>
          );
        const row = rows[piece.index];
        if (!row) return null;
        const here = piece.index === active.row;
        const selects = !isSingle(range) && contains(range, { row: piece.index, column: range.start });
        // Never in another student's cell, not even while a student disappears.
        const isDrafted = here && draft?.row === row.id && draft.column === columns[active.column]?.id;
        return (
          <GridBodyRow
            key={row.id}
            row={row}
            cells={cells[row.id]}
            index={piece.index}
            headRows={props.headRows}
            columns={columns}
            pieces={view.columns}
            totals={props.totals}
            explained={props.explained}
            detailed={props.detailed}
            active={here ? active.column : null}
            focusable={here && props.listening}
            selectedFrom={selects ? range.start : 0}
            selectedTo={selects ? range.end : -1}
            draft={isDrafted ? draft : null}
            opened={opened?.row === row.id ? opened.column : null}
            entered={entered?.row === row.id ? entered.column : null}
          />
        );
      })}
    </tbody>
  );
}
