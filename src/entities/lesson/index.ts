export {
  lessonAssignmentPath,
  lessonPath,
  newLessonPath,
  studentLessonPath,
  studentLessonsPath,
} from './model/addresses';
export { byUnit } from './model/by-unit';
export { blockNames, lessonStates, publicationWords, siteOf } from './model/sentences';
export { fileOpened } from './model/open-file';
export { LessonList } from './ui/lesson-list';
