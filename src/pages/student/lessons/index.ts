export { lessonsOpened } from './model/student-lessons';
export { StudentLessonsPage } from './ui/student-lessons-page';
