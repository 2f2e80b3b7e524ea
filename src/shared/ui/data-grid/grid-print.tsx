import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dateOf } from '../../lib/dates';
import type { GridCells, GridColumn, GridFootRow, GridRow, GridTotal } from './grid-book';
import { ColumnTitle } from './grid-head';
import { ShownCell } from './shown-cell';
import * as styles from './grid-print.css';

/** As many columns as A4 and Letter in portrait hold beside the names and two totals. */
const COLUMNS_PER_SHEET = 10;

type GridPrintProps = {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  cells: Readonly<Record<string, GridCells>>;
  totals: readonly GridTotal[];
  foot: readonly GridFootRow[];
};

/** The whole grid on paper: all students, the columns in tables as wide as a sheet, each with the head on every sheet. */
export function GridPrint(props: GridPrintProps) {
  const printing = usePrinting();
  if (printing === null) return null;
  const { columns } = props;
  const sheets = Math.max(1, Math.ceil(columns.length / COLUMNS_PER_SHEET));
  const perSheet = Math.ceil(columns.length / sheets);
  return (
    <div className={styles.print}>
      {Array.from({ length: sheets }, (_, sheet) => (
        <PrintedTable
          key={columns[sheet * perSheet]?.id ?? sheet}
          {...props}
          columns={columns.slice(sheet * perSheet, (sheet + 1) * perSheet)}
          printedOn={`, ${dateOf(printing.toISOString())}`}
          part={sheets > 1 ? `, part ${sheet + 1} of ${sheets}` : ''}
        />
      ))}
    </div>
  );
}

function PrintedTable({
  label,
  part,
  printedOn,
  columns,
  rows,
  cells,
  totals,
  foot,
}: GridPrintProps & { part: string; printedOn: string }) {
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.nameWidth} />
      </colgroup>
      <thead>
        <tr>
          <th className={styles.heading} colSpan={totals.length + columns.length + 1}>
            {label}
            {printedOn}
            {part}
          </th>
        </tr>
        <tr>
          <th className={styles.name}>Student</th>
          {totals.map(({ id, title }) => (
            <th key={id}>{title}</th>
          ))}
          {columns.map((column) => (
            <th key={column.id}>
              <ColumnTitle column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th className={styles.name}>
              <bdi>
                <b>{row.familyName}</b>
                {row.familyName && row.givenName ? ', ' : ''}
                {row.givenName}
                {row.distinction === undefined ? '' : ` (${row.distinction})`}
              </bdi>
            </th>
            {totals.map(({ id }) => (
              <td key={id}>
                {row.totals?.[id]?.text} {row.totals?.[id]?.letter}
              </td>
            ))}
            {columns.map(({ id }) => (
              <td key={id}>
                <ShownCell cell={cells[row.id]?.[id]} />
              </td>
            ))}
          </tr>
        ))}
        {foot.map((line) => (
          <tr key={line.label} className={styles.foot}>
            <th className={styles.name}>{line.label}</th>
            {totals.map(({ id }) => (
              <td key={id}>{line.totals?.[id]?.text}</td>
            ))}
            {columns.map(({ id }) => (
              <td key={id}>{line.values[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When the browser prints, since when: it prints the page as it is when the listeners return. */
function usePrinting(): Date | null {
  const [printing, setPrinting] = useState<Date | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(new Date()));
    const end = () => setPrinting(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
