import { assignmentsOpened } from './model/assignments';

export { AssignmentsPage as View } from './ui/assignments-page';

export const open = () => assignmentsOpened();
