import { useLayoutEffect } from 'react';
import type { GridPlace } from './grid-moves';

type Named = readonly { id: string }[];
type Sought = {
  rows: Named;
  columns: Named;
  sought?: { row: string; column: string } | null;
  onReached?: () => void;
};

/** Goes to a cell that the page asks for, as soon as its row and column are there. */
export function useSoughtCell(
  { rows, columns, sought = null, onReached }: Sought,
  go: (place: GridPlace) => void,
): void {
  useLayoutEffect(() => {
    if (sought === null) return;
    const place = {
      row: rows.findIndex(({ id }) => id === sought.row),
      column: columns.findIndex(({ id }) => id === sought.column),
    };
    if (place.row < 0 || place.column < 0) return;
    go(place);
    onReached?.();
  });
}
