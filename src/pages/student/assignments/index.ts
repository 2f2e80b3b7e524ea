import { assignmentsOpened } from './model/student-assignments';

export { StudentAssignmentsPage as View } from './ui/student-assignments-page';

export const open = () => assignmentsOpened();
