import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon';
import { ScrollRegion } from '../private/scroll-region';
import { sortRows, type SortValue, type TableSort } from './sort-rows';
import * as styles from './table.css';

export type TableColumn<Row> = {
  /** The unique id of the column. */
  key: string;
  /** The header. */
  label: string;
  /** The content of the column in a row. */
  cell: (row: Row) => ReactNode;
  /** The sort value of a row; without it the column is not sortable. */
  sortBy?: (row: Row) => SortValue;
  /** Aligns numbers and actions to the end. */
  align?: 'start' | 'end';
  /** Hides the label visually, for a column of actions. */
  hideLabel?: boolean;
  /** The place in the row on a phone. Set for one column, it turns the cards of all rows into compact rows. */
  phone?: 'start' | 'main' | 'end' | 'endBelow' | 'hidden';
};

export type TableProps<Row> = {
  /** The accessible name of the table. */
  label: string;
  /** The columns, in order; the first one is the row header. */
  columns: readonly TableColumn<Row>[];
  /** The rows. */
  rows: readonly Row[];
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** The initial order. */
  defaultSort?: TableSort;
  /** The order, if the parent sorts the rows. */
  sort?: TableSort;
  /** Called with the requested order. */
  onSortChange?: (sort: TableSort) => void;
  /** Whether a row is highlighted. */
  isSelected?: (row: Row) => boolean;
  /** The height of the table, which then scrolls below a sticky header. */
  maxHeight?: 'none' | 'sm' | 'md' | 'lg';
};

/** A table with sortable columns. On a phone each row becomes a card, or a compact row. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  defaultSort,
  sort: ownedSort,
  onSortChange,
  isSelected,
  maxHeight = 'none',
}: TableProps<Row>) {
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = ownedSort ?? ownSort;
  const sortBy = columns.find((column) => column.key === sort?.key)?.sortBy;
  const ordered = sort && sortBy && !ownedSort ? sortRows(rows, sortBy, sort.direction) : rows;

  const isCompact = columns.some(({ phone }) => phone !== undefined);

  function askFor(key: string) {
    const turned = sort?.key === key && sort.direction === 'ascending';
    const next: TableSort = { key, direction: turned ? 'descending' : 'ascending' };
    setOwnSort(next);
    onSortChange?.(next);
  }

  return (
    <div className={styles.frame({ maxHeight })}>
      <ScrollRegion label={label}>
        <table className={styles.table} aria-label={label} data-compact={isCompact || undefined}>
          <thead className={styles.head}>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  data-align={column.align}
                  aria-sort={sort?.key === column.key ? sort.direction : undefined}
                >
                  <Head column={column} sort={sort} onSort={() => askFor(column.key)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((row) => (
              <tr key={rowKey(row)} data-selected={isSelected?.(row) || undefined}>
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      scope={index === 0 ? 'row' : undefined}
                      data-align={column.align}
                      data-phone={column.phone}
                      data-label={column.hideLabel || isCompact ? undefined : column.label}
                    >
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

type HeadProps = {
  column: Pick<TableColumn<never>, 'key' | 'label' | 'sortBy' | 'hideLabel'>;
  sort: TableSort | undefined;
  onSort: () => void;
};

function Head({ column, sort, onSort }: HeadProps) {
  if (column.hideLabel) return <span className={styles.hidden}>{column.label}</span>;
  if (!column.sortBy) return column.label;
  const mine = sort?.key === column.key;
  const arrow = !mine ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.sort} data-sorted={mine || undefined} onClick={onSort}>
      {column.label}
      <Icon of={arrow} size="xs" />
    </button>
  );
}
