import type { GridColumn, GridFootRow, GridTotal } from './grid-book';
import type { GridPiece } from './use-grid-window';
import * as styles from './data-grid.css';

type GridFootProps = {
  lines: readonly GridFootRow[];
  /** The number of rows above, which `aria-rowindex` counts. */
  rowsAbove: number;
  columns: readonly GridColumn[];
  pieces: readonly GridPiece[];
  totals: readonly GridTotal[];
  current: number;
};

/** The averages of each assignment, as far as they are known. */
export function GridFoot({ lines, rowsAbove, columns, pieces, totals, current }: GridFootProps) {
  if (lines.length === 0) return null;
  return (
    <tfoot className={styles.foot}>
      {lines.map((line, index) => (
        <tr key={line.label} aria-rowindex={rowsAbove + index + 1}>
          <td className={styles.number} aria-hidden="true" />
          <th className={styles.name} scope="row" aria-colindex={1}>
            {line.label}
          </th>
          {totals.map(({ id }, at) => (
            <td
              key={id}
              className={styles.average}
              data-last={at === totals.length - 1 || undefined}
              aria-colindex={at + 2}
            >
              {line.totals?.[id]?.text} <span className={styles.letter}>{line.totals?.[id]?.letter}</span>
            </td>
          ))}
          {pieces.map((piece) => {
            if ('gap' in piece)
              return <td key={`gap ${piece.before}`} className={styles.gap} aria-hidden="true" />;
            const id = columns[piece.index]?.id ?? '';
            return (
              <td
                key={id}
                aria-colindex={totals.length + piece.index + 2}
                data-current={piece.index === current || undefined}
              >
                {line.values[id]}
              </td>
            );
          })}
          <td className={styles.filler} aria-hidden="true" />
        </tr>
      ))}
    </tfoot>
  );
}
