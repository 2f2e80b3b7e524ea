import type { ReactNode } from 'react';
import { DocumentItem, ItemHandle } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import { type Scalar, scalarText } from '../private/scalar';
import { ScrollRegion } from '../private/scroll-region';
import * as styles from './table-block.css';

export type TableBlockColumn = {
  /** The key of the column's values. */
  key: string;
  /** The header. */
  label: string;
};

export type TableBlockProps = {
  /** The columns in order; the first one is the row header. */
  columns: readonly TableBlockColumn[];
  /** The rows; values may be missing while the document is being written. */
  rows?: readonly (Readonly<Record<string, Scalar>> | null | undefined)[] | null;
  /** The caption. */
  caption?: string;
  /** A last row with totals. */
  sum?: Readonly<Record<string, Scalar>>;
};

/** A code such as MS-LS1-6 must not wrap at its hyphens. */
const isCode = (text: string | undefined) => /^(?=\S*-)\S{1,16}$/.test(text ?? '');

/** A longer word, such as an address, may break. */
const LONGEST_WHOLE_WORD = 24;
const isWhole = (text: string | undefined) =>
  (text ?? '').split(/\s+/).every(({ length }) => length <= LONGEST_WHOLE_WORD);

/** Without the columns that no row has, as in an exported file; the first row is still being written while it is alone. */
const filledColumns = (
  columns: TableBlockProps['columns'],
  rows: readonly (Readonly<Record<string, Scalar>> | null | undefined)[],
) => (rows.length < 2 ? columns : columns.filter(({ key }) => rows.some((row) => row && key in row)));

/** A table. Numeric columns are right-aligned; a wide table scrolls horizontally. */
export function TableBlock({ columns: declared, rows, caption, sum }: TableBlockProps) {
  if (!rows || rows.length === 0) return <Blank />;
  const columns = filledColumns(declared, rows);
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
            <Row key={rowIndex} index={rowIndex} count={rows.length}>
              {columns.map(({ key, label }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                const tail = rowIndex === rows.length - 1 && index === lastWritten(columns, row);
                return (
                  <Cell
                    key={key}
                    scope={index === 0 ? 'row' : undefined}
                    data-numeric={numeric.has(key) || undefined}
                    data-code={isCode(scalarText(row?.[key])) || undefined}
                    data-whole={isWhole(scalarText(row?.[key])) || undefined}
                    dir="auto"
                  >
                    <Ink
                      tail={tail}
                      label={label}
                      {...(typeof row?.[key] === 'string' && { at: [rowIndex, key] })}
                    >
                      {scalarText(row?.[key])}
                    </Ink>
                    {index === columns.length - 1 && rowIndex < rows.length ? (
                      <ItemHandle at={[rowIndex]} name={`Row ${rowIndex + 1}`} count={rows.length} />
                    ) : null}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type RowProps = { index: number; count: number; children: ReactNode };

/** A row that can be selected, or the last one with totals. */
function Row({ index, count, children }: RowProps) {
  if (index === count) return <tr data-sum>{children}</tr>;
  return (
    <DocumentItem as="tr" ownHandle at={[index]} name={`Row ${index + 1}`} count={count}>
      {children}
    </DocumentItem>
  );
}

function lastWritten(
  columns: readonly TableBlockColumn[],
  row: Readonly<Record<string, Scalar>> | null | undefined,
) {
  return columns.findLastIndex(({ key }) => scalarText(row?.[key]) !== undefined);
}
