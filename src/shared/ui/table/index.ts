export { Table, type TableColumn, type TableProps } from './table';
export type { TableSort } from './sort-rows';
