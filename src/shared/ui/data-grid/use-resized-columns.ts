import { useMemo, useState } from 'react';
import type { GridColumn } from './grid-book';

/** The columns while the user drags the edge of one. */
export function useResizedColumns(given: readonly GridColumn[]) {
  const [resizing, setResizing] = useState<{ id: string; width: number } | null>(null);
  const columns = useMemo(
    () =>
      resizing
        ? given.map((column) => (column.id === resizing.id ? { ...column, width: resizing.width } : column))
        : given,
    [given, resizing],
  );
  return [columns, setResizing] as const;
}
