import type { MenuEntry } from '../menu';
import type { GridColumn } from './grid-book';
import { widthOf } from './use-grid-window';

const LEAST_WIDTH = 3;
const GREATEST_WIDTH = 20;
const STEP = 0.5;

/** What the grid's user may do with columns, as far as the page lets them. */
type ColumnLayout = {
  onColumnHide?: (columnId: string) => void;
  onColumnMove?: (columnId: string, beforeId: string | null) => void;
  onColumnResize?: (columnId: string, width: number) => void;
};

/** A width in rem that leaves a column readable. */
export function allowedWidth(width: number): number {
  return Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, Math.round(width * 100) / 100));
}

/** The entries of a column's menu that concern its place and width. */
export function layoutEntries(
  columns: readonly GridColumn[],
  columnId: string,
  layout: ColumnLayout,
): MenuEntry[] {
  const index = columns.findIndex(({ id }) => id === columnId);
  const item = (value: string, label: string, disabled = false): MenuEntry => ({
    kind: 'item',
    value: `layout:${value}`,
    label,
    disabled,
  });
  return [
    ...(layout.onColumnMove
      ? [
          item('earlier', 'Move towards the names', index === 0),
          item('later', 'Move towards the end', index === columns.length - 1),
        ]
      : []),
    ...(layout.onColumnResize ? [item('wider', 'Wider'), item('narrower', 'Narrower')] : []),
    ...(layout.onColumnHide ? [item('hide', 'Hide')] : []),
  ];
}

/** Does what an entry of `layoutEntries` says; false for any other entry. */
export function applyLayout(
  columns: readonly GridColumn[],
  columnId: string,
  value: string,
  layout: ColumnLayout,
): boolean {
  const index = columns.findIndex(({ id }) => id === columnId);
  switch (value) {
    case 'layout:earlier':
      moveColumn(columns, index, -1, layout);
      return true;
    case 'layout:later':
      moveColumn(columns, index, 1, layout);
      return true;
    case 'layout:wider':
      resizeColumn(columns, index, 1, layout);
      return true;
    case 'layout:narrower':
      resizeColumn(columns, index, -1, layout);
      return true;
    case 'layout:hide':
      layout.onColumnHide?.(columnId);
      return true;
    default:
      return false;
  }
}

export function moveColumn(
  columns: readonly GridColumn[],
  index: number,
  by: -1 | 1,
  { onColumnMove }: ColumnLayout,
): void {
  const column = columns[index];
  const isEdge = by === -1 ? index === 0 : index === columns.length - 1;
  if (column && !isEdge) onColumnMove?.(column.id, columns[by === -1 ? index - 1 : index + 2]?.id ?? null);
}

export function resizeColumn(
  columns: readonly GridColumn[],
  index: number,
  by: -1 | 1,
  { onColumnResize }: ColumnLayout,
): void {
  const column = columns[index];
  if (column) onColumnResize?.(column.id, allowedWidth(widthOf(column) + by * STEP));
}
