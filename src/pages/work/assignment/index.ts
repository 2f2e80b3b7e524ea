export { assignmentOpened } from './model/assignment';
export { AssignmentPage } from './ui/assignment-page';
