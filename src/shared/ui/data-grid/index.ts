export { ColumnList, type ColumnListProps } from './column-list';
export { DataGrid } from './data-grid';
export type { DataGridProps } from './data-grid-props';
export type {
  GridCell,
  GridCells,
  GridColumn,
  GridEntry,
  GridFootRow,
  GridMark,
  GridOrigin,
  GridResult,
  GridRow,
  GridTotal,
} from './grid-book';
export type { GridChange } from './use-grid-editing';
export { emptyUndoStack, recorded, redone, type UndoBatch, undone, type UndoStack } from './undo-stack';
