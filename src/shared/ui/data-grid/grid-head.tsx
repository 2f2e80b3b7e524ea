import { VisuallyHidden } from '../visually-hidden';
import type { GridColumn } from './grid-book';
import * as styles from './data-grid.css';

type GridHeadProps = { columns: readonly GridColumn[]; current: number };

/** The assignments: category, name, date, points. */
export function GridHead({ columns, current }: GridHeadProps) {
  return (
    <thead className={styles.head}>
      <tr>
        <th className={styles.number} scope="col">
          <VisuallyHidden>Number</VisuallyHidden>
        </th>
        <th className={styles.name} scope="col">
          Student
        </th>
        <th className={styles.average} scope="col">
          Average
        </th>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            data-current={index === current || undefined}
            data-template={column.category?.template}
          >
            {column.category ? (
              <span className={styles.category} title={column.category.name} aria-hidden="true" />
            ) : null}
            <span className={styles.title}>{column.title}</span>
            {column.date ? <span className={styles.small}>{column.date}</span> : null}
            <span className={styles.small}>
              out of <span className={styles.figure}>{column.outOf}</span>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
