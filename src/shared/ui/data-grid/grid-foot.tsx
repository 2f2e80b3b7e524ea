import type { GridColumn } from './grid-book';
import * as styles from './data-grid.css';

type GridFootProps = {
  label: string;
  average?: string;
  letter?: string;
  columns: readonly GridColumn[];
  current: number;
};

/** The class average of each assignment, if known. */
export function GridFoot({ label, average, letter, columns, current }: GridFootProps) {
  if (average === undefined && columns.every((column) => column.average === undefined)) return null;
  return (
    <tfoot className={styles.foot}>
      <tr>
        <td className={styles.number} aria-hidden="true" />
        <th className={styles.name} scope="row">
          {label}
        </th>
        <td className={styles.average}>
          {average} <span className={styles.letter}>{letter}</span>
        </td>
        {columns.map((column, index) => (
          <td key={column.id} data-current={index === current || undefined}>
            {column.average}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
