export { type ChangedSection, ChangeList, type ChangeListProps } from './change-list';
export { diffItems, type ItemChange } from './diff-items';
