import { ChevronDown } from 'lucide';
import { Icon } from '../icon';
import { Menu, type MenuEntry } from '../menu';
import type { GridColumn, GridTotal } from './grid-book';
import { GridGroups } from './grid-groups';
import type { GridPiece } from './use-grid-window';
import * as styles from './data-grid.css';
import * as headStyles from './grid-head.css';

type GridHeadProps = {
  columns: readonly GridColumn[];
  pieces: readonly GridPiece[];
  totals: readonly GridTotal[];
  /** The column of the active cell. */
  current: number;
  /** The column whose head has the focus; null if the focus is elsewhere. */
  active: number | null;
  /** The selected columns, both ends included; only if they are selected as a whole. */
  selectedFrom: number;
  selectedTo: number;
  hasMenu: boolean;
  /** The entries of a column's menu. */
  menu: (columnId: string) => readonly MenuEntry[];
  onMenuSelect: (columnId: string, value: string) => void;
  /** The column whose menu is in use. */
  menuOf: string | null;
  /** Whether columns have a handle to resize them. */
  resizable: boolean;
  /** The column before which a dragged one would be dropped. */
  dropBefore: number | null;
};

/** The assignments: category, name, date, points, and above them the names of groups. */
export function GridHead(props: GridHeadProps) {
  const { columns, pieces, totals, current, active, menuOf, dropBefore } = props;
  const grouped = hasGroups(columns);
  return (
    <thead className={styles.head}>
      {grouped ? <GridGroups columns={columns} pieces={pieces} totals={totals.length} /> : null}
      <tr aria-rowindex={grouped ? 2 : 1}>
        <th className={styles.number} data-lead="number" aria-hidden="true" />
        <th
          className={styles.name}
          scope="col"
          aria-colindex={1}
          data-lead="name"
          {...headPlace(-1 - totals.length, active)}
        >
          Student
        </th>
        {totals.map((total, at) => (
          <th
            key={total.id}
            className={styles.average}
            data-last={at === totals.length - 1 || undefined}
            scope="col"
            aria-colindex={at + 2}
            data-lead="total"
            {...headPlace(at - totals.length, active)}
          >
            {total.title}
          </th>
        ))}
        {pieces.map((piece) => {
          if ('gap' in piece)
            return <td key={`gap ${piece.before}`} className={styles.gap} aria-hidden="true" />;
          const column = columns[piece.index];
          if (!column) return null;
          return (
            <th
              key={column.id}
              className={styles.columnHead}
              scope="col"
              aria-colindex={totals.length + piece.index + 2}
              aria-selected={piece.index >= props.selectedFrom && piece.index <= props.selectedTo}
              {...headPlace(piece.index, active)}
              data-current={piece.index === current || undefined}
              data-drop={piece.index === dropBefore || undefined}
              data-template={column.category?.template}
            >
              <ColumnTitle column={column} />
              {props.hasMenu ? (
                <ColumnMenu
                  column={column}
                  entries={menuOf === column.id ? props.menu(column.id) : null}
                  onSelect={(value) => props.onMenuSelect(column.id, value)}
                />
              ) : null}
              {props.resizable ? <span className={headStyles.handle} data-resize={column.id} /> : null}
            </th>
          );
        })}
        <td className={styles.filler} aria-hidden="true" />
      </tr>
    </thead>
  );
}

export function hasGroups(columns: readonly GridColumn[]): boolean {
  return columns.some(({ group }) => group !== undefined);
}

const headPlace = (column: number, active: number | null) => ({
  tabIndex: column === active ? 0 : -1,
  'data-place': `-1:${column}`,
});

/** The category, the name, the date and the points of an assignment. */
export function ColumnTitle({ column }: { column: GridColumn }) {
  const { category, title, date, outOf } = column;
  return (
    <>
      {category ? <span className={headStyles.category} title={category.name} aria-hidden="true" /> : null}
      <span className={headStyles.title} title={title}>
        <bdi>{title}</bdi>
      </span>
      {date ? <span className={headStyles.small}>{date}</span> : null}
      {outOf === undefined ? null : (
        <span className={headStyles.small}>
          out of <span className={headStyles.figure}>{outOf}</span>
        </span>
      )}
    </>
  );
}

type ColumnMenuProps = {
  column: GridColumn;
  /** Null while another menu is in use, or none. */
  entries: readonly MenuEntry[] | null;
  onSelect: (value: string) => void;
};

/** Only the menu in use is a whole one: a class has sixty columns. */
function ColumnMenu({ column, entries, onSelect }: ColumnMenuProps) {
  const label = `Menu of ${column.title}`;
  const trigger = (
    <button
      type="button"
      className={headStyles.menuButton}
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      data-menu={column.id}
    >
      <Icon of={ChevronDown} size="xs" />
    </button>
  );
  return entries ? (
    <Menu label={label} trigger={trigger} entries={entries} onSelect={onSelect} align="end" defaultOpen />
  ) : (
    trigger
  );
}
