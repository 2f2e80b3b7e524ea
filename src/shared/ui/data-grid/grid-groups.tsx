import type { GridColumn } from './grid-book';
import type { GridPiece } from './use-grid-window';
import * as styles from './data-grid.css';

type GridGroupsProps = { columns: readonly GridColumn[]; pieces: readonly GridPiece[]; totals: number };

type Run = { name: string; columns: GridColumn[]; from: number } | { gap: number; before: string };

/** The names above columns of one category or term. */
export function GridGroups({ columns, pieces, totals }: GridGroupsProps) {
  return (
    <tr aria-rowindex={1}>
      <td className={styles.groupLead} colSpan={totals + 2} aria-hidden="true" />
      {runsOf(columns, pieces).map((run) =>
        'gap' in run ? (
          <td key={`gap ${run.before}`} className={styles.gap} aria-hidden="true" />
        ) : (
          <th
            key={run.from}
            className={styles.group}
            scope="colgroup"
            colSpan={run.columns.length}
            aria-colindex={totals + run.from + 2}
            data-template={templateOf(run.columns)}
          >
            <bdi className={styles.groupName}>{run.name}</bdi>
          </th>
        ),
      )}
      <td className={styles.filler} aria-hidden="true" />
    </tr>
  );
}

/** Neighbouring rendered columns of one group. */
function runsOf(columns: readonly GridColumn[], pieces: readonly GridPiece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const column = 'gap' in piece ? undefined : columns[piece.index];
    const last = runs.at(-1);
    if ('gap' in piece) runs.push(piece);
    else if (last && 'columns' in last && last.name === (column?.group ?? '')) {
      if (column) last.columns.push(column);
    } else if (column) runs.push({ name: column.group ?? '', columns: [column], from: piece.index });
  }
  return runs;
}

/** The colour of the category, if the columns are grouped by it. */
function templateOf(columns: readonly GridColumn[]) {
  const [first] = columns;
  return first?.group === first?.category?.name ? first?.category?.template : undefined;
}
