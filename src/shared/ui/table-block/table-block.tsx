import { Blank, Ink } from '../private/ink';
import { ScrollRegion } from '../private/scroll-region';
import * as styles from './table-block.css';

export type TableBlockColumn = {
  /** The key of the column's values. */
  key: string;
  /** What stands at its head. */
  label: string;
};

type Value = string | number | boolean | null | undefined;

export type TableBlockProps = {
  /** The columns, in order; the first one names the row. */
  columns: readonly TableBlockColumn[];
  /** The rows, as far as they have come. */
  rows?: readonly (Readonly<Record<string, Value>> | null | undefined)[] | null;
  /** What the table shows. */
  caption?: string;
  /** A last row that sums up. */
  sum?: Readonly<Record<string, Value>>;
};

const written = (value: Value) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? undefined : String(value);
};

/** A code, such as MS-LS1-6, means nothing when its hyphens break it. */
const isCode = (text: string | undefined) => /^(?=\S*-)\S{1,16}$/.test(text ?? '');

/** Rows between two lines of ink. Columns of figures stand to the right, and a wide table scrolls inside itself. */
export function TableBlock({ columns, rows, caption, sum }: TableBlockProps) {
  if (!rows || rows.length === 0) return <Blank />;
  const numeric = new Set(
    columns.filter(({ key }) => rows.some((row) => typeof row?.[key] === 'number')).map(({ key }) => key),
  );
  const all = sum ? [...rows, sum] : rows;
  return (
    <ScrollRegion label={caption ?? columns.map(({ label }) => label).join(', ')}>
      <table className={styles.table}>
        {caption ? <caption className={styles.caption}>{caption}</caption> : null}
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" data-numeric={numeric.has(key) || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((row, rowIndex) => (
            <tr key={rowIndex} data-sum={(sum && rowIndex === rows.length) || undefined}>
              {columns.map(({ key }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                const tail = rowIndex === rows.length - 1 && index === lastWritten(columns, row);
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    data-numeric={numeric.has(key) || undefined}
                    data-code={isCode(written(row?.[key])) || undefined}
                    dir="auto"
                  >
                    <Ink tail={tail}>{written(row?.[key])}</Ink>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function lastWritten(
  columns: readonly TableBlockColumn[],
  row: Readonly<Record<string, Value>> | null | undefined,
) {
  return columns.findLastIndex(({ key }) => written(row?.[key]) !== undefined);
}
