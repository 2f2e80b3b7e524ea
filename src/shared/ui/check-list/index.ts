export { CheckList, type CheckEntry, type CheckListProps } from './check-list';
