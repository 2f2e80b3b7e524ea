export {
  lessonAssignmentPath,
  lessonPath,
  newLessonPath,
  studentLessonPath,
  studentLessonsPath,
} from './model/addresses';
export { blockNames, lessonStates, publicationWords, siteOf } from './model/sentences';
export { fileOpened } from './model/open-file';
