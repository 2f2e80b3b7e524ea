export { ReturnedList, type ReturnedListProps, type ReturnedWork } from './returned-list';
