export { MarginList, type MarginListItem, type MarginListProps } from './margin-list';
