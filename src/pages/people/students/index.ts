import { studentsOpened } from './model/students';

export { StudentsPage as View } from './ui/students-page';

export const open = () => studentsOpened();
