import type { GridBlock } from './grid-clipboard';
import type { GridPlace } from './grid-moves';
import { type GridRange, heightOf, placesOf, widthOf } from './grid-selection';

/** A text for a cell. */
export type GridFill = GridPlace & { text: string };

/** The same text for every cell of a block. */
export function filledWith(text: string, range: GridRange): GridFill[] {
  return placesOf(range).map((place) => ({ ...place, text }));
}

/**
 * The first row of a block for the others, or its first column. A block of one row takes the row above it, one of a
 * single column the column before it.
 */
export function filledFrom(
  direction: 'down' | 'right',
  range: GridRange,
  textAt: (place: GridPlace) => string,
): GridFill[] {
  const down = direction === 'down';
  const isLine = (down ? heightOf(range) : widthOf(range)) === 1;
  const from = (down ? range.top : range.start) - (isLine ? 1 : 0);
  if (from < 0) return [];
  const into: GridRange = down ? { ...range, top: from + 1 } : { ...range, start: from + 1 };
  return placesOf(into).map((place) => ({
    ...place,
    text: textAt(down ? { ...place, row: from } : { ...place, column: from }),
  }));
}

/** The cells that a pasted block covers, some perhaps outside the grid. */
export function pastedRange(block: GridBlock, range: GridRange): GridRange {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  const fits = (selected: number, copied: number) => selected === 1 || selected % copied === 0;
  const repeats = fits(heightOf(range), height) && fits(widthOf(range), width);
  return {
    top: range.top,
    start: range.start,
    bottom: range.top + (repeats ? Math.max(height, heightOf(range)) : height) - 1,
    end: range.start + (repeats ? Math.max(width, widthOf(range)) : width) - 1,
  };
}

/** The texts of a pasted block; it repeats if the selection is a multiple of it. */
export function pasted(block: GridBlock, range: GridRange): GridFill[] {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  if (height === 0 || width === 0) return [];
  return placesOf(pastedRange(block, range)).map(({ row, column }) => ({
    row,
    column,
    text: block[(row - range.top) % height]?.[(column - range.start) % width] ?? '',
  }));
}
