export { newLessonOpened } from './model/new-lesson';
export { NewLessonPage } from './ui/new-lesson-page';
