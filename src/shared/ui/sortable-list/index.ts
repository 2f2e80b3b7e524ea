export { SortableList, type SortableItem, type SortableListProps } from './sortable-list';
