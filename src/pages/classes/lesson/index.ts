export { lessonOpened } from './model/lesson';
export { LessonPage } from './ui/lesson-page';
