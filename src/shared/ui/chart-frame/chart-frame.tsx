import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button';
import { TableBlock, type TableBlockColumn } from '../table-block';
import * as styles from './chart-frame.css';

export type ChartFrameProps = {
  /** The title of the chart. */
  title: string;
  /** The message of the chart in one sentence. */
  summary: string;
  /** A legend, unless the lines are labelled at their ends. */
  legend?: ReactNode;
  /** The same numbers as a table. */
  table: { columns: readonly TableBlockColumn[]; rows: readonly Readonly<Record<string, string | number>>[] };
  /** A bar chart or a line chart. */
  children: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3;
};

/** A chart on a ruled page, with the values in the margin. Users can switch to a table. */
export function ChartFrame({ title, summary, legend, table, children, level = 2 }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const summaryId = useId();
  const Heading = `h${level}` as const;
  return (
    <figure className={styles.frame} aria-labelledby={summaryId}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {legend && !asTable ? <div className={styles.legend}>{legend}</div> : null}
        <Button variant="quiet" size="sm" pressed={asTable} onClick={() => setAsTable(!asTable)}>
          As a table
        </Button>
      </div>
      {asTable ? <TableBlock columns={table.columns} rows={table.rows} /> : children}
      <figcaption id={summaryId} className={styles.summary}>
        {summary}
      </figcaption>
    </figure>
  );
}
