/** A cell of the grid, by indexes from 0. */
export type GridPlace = { row: number; column: number };

/** The number of rows and columns. */
export type GridSize = { rows: number; columns: number };

const PAGE = 10;

type Step = (place: GridPlace, size: GridSize, wide: boolean) => GridPlace;

const steps: Record<string, Step> = {
  ArrowUp: (place) => ({ ...place, row: place.row - 1 }),
  ArrowDown: (place) => ({ ...place, row: place.row + 1 }),
  ArrowLeft: (place) => ({ ...place, column: place.column - 1 }),
  ArrowRight: (place) => ({ ...place, column: place.column + 1 }),
  PageUp: (place) => ({ ...place, row: place.row - PAGE }),
  PageDown: (place) => ({ ...place, row: place.row + PAGE }),
  Home: (place, _, wide) => ({ row: wide ? 0 : place.row, column: 0 }),
  End: (place, size, wide) => ({ row: wide ? size.rows - 1 : place.row, column: size.columns - 1 }),
};

const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(0, count - 1));

/**
 * The cell to which a key moves, or null if the key doesn't move. Always inside the grid.
 * @param wide whether Ctrl or Command is held: Home and End then reach the corners
 */
export function moveTo(place: GridPlace, key: string, size: GridSize, wide: boolean): GridPlace | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return null;
  return nearest(step(place, size, wide), size);
}

/** The nearest cell inside the grid. */
export function nearest({ row, column }: GridPlace, size: GridSize): GridPlace {
  return { row: within(row, size.rows), column: within(column, size.columns) };
}
