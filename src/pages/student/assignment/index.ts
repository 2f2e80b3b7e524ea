export { assignmentOpened } from './model/student-assignment';
export { StudentAssignmentPage } from './ui/student-assignment-page';
