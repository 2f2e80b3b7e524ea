export { additionOpened } from './model/add-to-lesson';
export { AddToLessonDialog } from './ui/add-to-lesson-dialog';
