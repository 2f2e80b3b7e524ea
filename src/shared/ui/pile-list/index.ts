export { PileList, type PileListItem, type PileListProps } from './pile-list';
