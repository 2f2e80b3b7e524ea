import { type GridPlace, type GridSize, nearest } from './grid-moves';

/** A block of cells, both ends included. */
export type GridRange = { top: number; bottom: number; start: number; end: number };

/** The selected block, and the cell in it that has the focus. */
export type GridSelection = { active: GridPlace; range: GridRange };

/** Where Enter and Tab lead. */
export type GridStep = 'down' | 'up' | 'next' | 'previous';

const steps: Record<GridStep, GridPlace> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
};

function spanning(one: GridPlace, other: GridPlace): GridRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}

export function selectionAt(active: GridPlace): GridSelection {
  return { active, range: spanning(active, active) };
}

/** The block from the active cell to another one, which stays among the scores. */
export function extendedTo(selection: GridSelection, to: GridPlace, size: GridSize): GridSelection {
  const cells = { rows: size.rows, columns: size.columns };
  const active = nearest(selection.active, cells);
  return { active, range: spanning(active, nearest(to, cells)) };
}

/** The corner that moves while a selection is extended: the one opposite of the active cell. */
export function movingCorner({ active, range }: GridSelection): GridPlace {
  return {
    row: active.row === range.top ? range.bottom : range.top,
    column: active.column === range.start ? range.end : range.start,
  };
}

/** The selection grown to whole rows, whole columns or everything. */
export function grown(
  { active, range }: GridSelection,
  what: 'rows' | 'columns' | 'all',
  size: GridSize,
): GridSelection {
  const place = nearest(active, { rows: size.rows, columns: size.columns });
  const inside = isSingle(range) ? spanning(place, place) : range;
  return {
    active: place,
    range: {
      ...inside,
      ...(what !== 'columns' && { start: 0, end: Math.max(0, size.columns - 1) }),
      ...(what !== 'rows' && { top: 0, bottom: Math.max(0, size.rows - 1) }),
    },
  };
}

export function contains(range: GridRange, { row, column }: GridPlace): boolean {
  return row >= range.top && row <= range.bottom && column >= range.start && column <= range.end;
}

export function isSingle(range: GridRange): boolean {
  return range.top === range.bottom && range.start === range.end;
}

export function heightOf(range: GridRange): number {
  return range.bottom - range.top + 1;
}

export function widthOf(range: GridRange): number {
  return range.end - range.start + 1;
}

/** The cells of a block, row by row. */
export function placesOf(range: GridRange): GridPlace[] {
  return Array.from({ length: heightOf(range) * widthOf(range) }, (_, index) => ({
    row: range.top + Math.floor(index / widthOf(range)),
    column: range.start + (index % widthOf(range)),
  }));
}

/**
 * The selection after Enter or Tab: in a block the next cell of it, around its edges; otherwise the next cell of the
 * grid, or null at the grid's edge.
 */
export function stepped(selection: GridSelection, step: GridStep, size: GridSize): GridSelection | null {
  const { active, range } = selection;
  if (isSingle(range)) {
    const { row, column } = steps[step];
    const next = { row: active.row + row, column: active.column + column };
    const reached = nearest(next, size);
    return reached.row === next.row && reached.column === next.column ? selectionAt(reached) : null;
  }
  const byRow = step === 'next' || step === 'previous';
  const [height, width] = [heightOf(range), widthOf(range)];
  const [row, column] = [active.row - range.top, active.column - range.start];
  const forward = step === 'down' || step === 'next' ? 1 : -1;
  const index = (byRow ? row * width + column : column * height + row) + forward;
  const at = (index + height * width) % (height * width);
  const next = byRow
    ? { row: Math.floor(at / width), column: at % width }
    : { row: at % height, column: Math.floor(at / height) };
  return { range, active: { row: range.top + next.row, column: range.start + next.column } };
}
