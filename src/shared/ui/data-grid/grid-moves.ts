/** A cell of the grid, by indexes from 0. The head is row -1; names and totals are columns below 0. */
export type GridPlace = { row: number; column: number };

/** The number of rows and columns, of columns before column 0, and of rows that a page key moves. */
export type GridSize = { rows: number; columns: number; leads?: number; page?: number };

type Step = (place: GridPlace, size: GridSize, wide: boolean) => GridPlace;

const PAGE = 10;

const arrows: Record<string, GridPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const jumps: Record<string, Step> = {
  PageUp: (place, { page = PAGE }) => ({ ...place, row: Math.max(0, place.row - page) }),
  PageDown: (place, { page = PAGE }) => ({ ...place, row: place.row + page }),
  // As beside frozen columns of a spreadsheet: the first column is the first one that scrolls.
  Home: (place, _, wide) => ({ row: wide ? 0 : place.row, column: 0 }),
  End: (place, size, wide) => ({ row: wide ? size.rows - 1 : place.row, column: size.columns - 1 }),
};

const add = (place: GridPlace, step: GridPlace): GridPlace => ({
  row: place.row + step.row,
  column: place.column + step.column,
});

/** Whether a place is a cell of a student and an assignment. */
export function isCell({ row, column }: GridPlace, size: GridSize): boolean {
  return row >= 0 && column >= 0 && row < size.rows && column < size.columns;
}

/** The end of the run of filled cells, or the next filled cell, or the edge of the grid. */
function edgeOf(
  place: GridPlace,
  step: GridPlace,
  size: GridSize,
  isFilled: (place: GridPlace) => boolean,
): GridPlace {
  const hasNext = (at: GridPlace) => isCell(add(at, step), size);
  if (!hasNext(place)) return isCell(place, size) ? place : add(place, step);
  let at = add(place, step);
  if (isCell(place, size) && isFilled(place) && isFilled(at))
    while (hasNext(at) && isFilled(add(at, step))) at = add(at, step);
  else while (hasNext(at) && !isFilled(at)) at = add(at, step);
  return at;
}

/**
 * The cell to which a key moves, or null if the key doesn't move. Always inside the grid.
 * @param wide whether Ctrl or Command is held: Home and End then reach the corners, arrows the edge of data
 */
export function moveTo(
  place: GridPlace,
  key: string,
  size: GridSize,
  wide: boolean,
  isFilled: (place: GridPlace) => boolean = () => false,
): GridPlace | null {
  if (Object.hasOwn(arrows, key)) {
    const step = arrows[key] ?? { row: 0, column: 0 };
    return nearest(wide ? edgeOf(place, step, size, isFilled) : add(place, step), size);
  }
  const jump = Object.hasOwn(jumps, key) ? jumps[key] : undefined;
  return jump ? nearest(jump(place, size, wide), size) : null;
}

/** The nearest place inside the grid, its head and its leading columns. */
export function nearest({ row, column }: GridPlace, size: GridSize): GridPlace {
  const within = (value: number, least: number, count: number) =>
    Math.min(Math.max(value, least), Math.max(0, count - 1));
  return {
    row: within(row, size.leads === undefined ? 0 : -1, size.rows),
    column: within(column, 0 - (size.leads ?? 0), size.columns),
  };
}
