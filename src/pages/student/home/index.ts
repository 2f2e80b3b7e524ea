export { studentHomeOpened } from './model/student-home';
export { StudentHomePage } from './ui/student-home-page';
