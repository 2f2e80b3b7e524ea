export { type Due, type Filter, noFilter } from './model/filter';
export { createFilteredAssignments } from './model/filtered-assignments';
export { AssignmentFilters } from './ui/assignment-filters';
export { FoundAssignments } from './ui/found-assignments';
