export {
  DataGrid,
  type DataGridProps,
  type GridCell,
  type GridColumn,
  type GridRow,
} from './data-grid';
export type { GridEntry, GridMark } from './grid-entry';
