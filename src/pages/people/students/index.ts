export { studentsOpened } from './model/students';
export { StudentsPage } from './ui/students-page';
