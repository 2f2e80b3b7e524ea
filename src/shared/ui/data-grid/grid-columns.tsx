import type { GridColumn, GridTotal } from './grid-book';
import { type GridPiece, widthOf } from './use-grid-window';
import * as styles from './data-grid.css';

type GridColumnsProps = {
  columns: readonly GridColumn[];
  pieces: readonly GridPiece[];
  totals: readonly GridTotal[];
  /** The size of a rem in px. */
  rem: number;
  current: number;
};

/** The widths, and the tint of the current column, which so needs no cell to render. */
export function GridColumns({ columns, pieces, totals, rem, current }: GridColumnsProps) {
  return (
    <colgroup>
      <col className={styles.numberWidth} />
      <col className={styles.nameWidth} />
      {totals.map(({ id }) => (
        <col key={id} className={styles.totalWidth} />
      ))}
      {pieces.map((piece) =>
        'gap' in piece ? (
          <col key={`gap ${piece.before}`} style={{ width: piece.gap }} />
        ) : (
          <col
            key={columns[piece.index]?.id}
            style={{ width: widthOf(columns[piece.index]) * rem }}
            data-current={piece.index === current || undefined}
          />
        ),
      )}
      <col />
    </colgroup>
  );
}
