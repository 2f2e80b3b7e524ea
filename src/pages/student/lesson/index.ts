export { lessonOpened } from './model/student-lesson';
export { StudentLessonPage } from './ui/student-lesson-page';
