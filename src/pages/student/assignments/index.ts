export { assignmentsOpened } from './model/student-assignments';
export { StudentAssignmentsPage } from './ui/student-assignments-page';
