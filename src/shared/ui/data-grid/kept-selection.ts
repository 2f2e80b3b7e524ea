import { type GridPlace, nearest } from './grid-moves';
import { contains, type GridSelection, selectionAt } from './grid-selection';

type Named = readonly { id: string }[];

/**
 * A selection by ids, so that sorting, filtering or another teacher's change never moves it to other students.
 * The active place is also kept by indexes, for when its student or column disappears.
 */
export type KeptSelection = {
  at: GridPlace;
  row: string | undefined;
  column: string | undefined;
  rows: readonly string[];
  columns: readonly string[];
};

export function keptSelection({ active, range }: GridSelection, rows: Named, columns: Named): KeptSelection {
  const ids = (list: Named, from: number, to: number) =>
    list.slice(Math.max(0, from), to + 1).map(({ id }) => id);
  return {
    at: active,
    row: rows[active.row]?.id,
    column: columns[active.column]?.id,
    rows: ids(rows, range.top, range.bottom),
    columns: ids(columns, range.start, range.end),
  };
}

/** The selection in what is shown now. A block whose rows or columns are no longer neighbours shrinks to its active cell. */
export function foundSelection(
  kept: KeptSelection,
  rows: Named,
  columns: Named,
  leads: number,
): GridSelection {
  const found = (list: Named, id: string | undefined, index: number) => {
    const at = index < 0 ? -1 : list.findIndex((item) => item.id === id);
    return at < 0 ? index : at;
  };
  const size = { rows: rows.length, columns: columns.length, leads };
  const active = nearest(
    { row: found(rows, kept.row, kept.at.row), column: found(columns, kept.column, kept.at.column) },
    size,
  );
  const down = blockOf(rows, kept.rows);
  const across = blockOf(columns, kept.columns);
  if (!down || !across) return selectionAt(active);
  const range = { top: down.from, bottom: down.to, start: across.from, end: across.to };
  return contains(range, active) ? { active, range } : selectionAt(active);
}

function blockOf(list: Named, ids: readonly string[]): { from: number; to: number } | null {
  const from = list.findIndex(({ id }) => id === ids[0]);
  if (from < 0 || ids.some((id, index) => list[from + index]?.id !== id)) return null;
  return { from, to: from + ids.length - 1 };
}
