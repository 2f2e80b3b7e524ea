export { assignmentsOpened } from './model/assignments';
export { AssignmentsPage } from './ui/assignments-page';
