export { TableBlock, type TableBlockColumn, type TableBlockProps } from './table-block';
