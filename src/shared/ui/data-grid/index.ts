export { DataGrid, type DataGridProps } from './data-grid';
export type { GridCell, GridColumn, GridRow } from './grid-book';
export type { GridEntry, GridMark } from './grid-entry';
