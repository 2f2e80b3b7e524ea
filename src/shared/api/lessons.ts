export { LessonBlock as lessonBlockSchema } from './generated/zod/schemas/LessonBlock.ts';
export { LessonFile as lessonFileSchema } from './generated/zod/schemas/LessonFile.ts';
export {
  addLessonDocumentFx,
  createAddLessonDocumentMutation,
} from './generated/operations/add-lesson-document.ts';
export { getAddLessonFileUrl } from './generated/operations/add-lesson-file.ts';
export { getAddLessonImageUrl } from './generated/operations/add-lesson-image.ts';
export { createCreateLessonMutation, createLessonFx } from './generated/operations/create-lesson.ts';
export { createDeleteLessonMutation } from './generated/operations/delete-lesson.ts';
export { createGetLessonQuery, getLessonFx } from './generated/operations/get-lesson.ts';
export {
  createGetStudentLessonQuery,
  getStudentLessonFx,
} from './generated/operations/get-student-lesson.ts';
export { createLinkLessonFileQuery } from './generated/operations/link-lesson-file.ts';
export { createListLessonsQuery, listLessonsFx } from './generated/operations/list-lessons.ts';
export {
  createListStudentLessonsQuery,
  listStudentLessonsFx,
} from './generated/operations/list-student-lessons.ts';
export { createMarkLessonReadMutation, markLessonReadFx } from './generated/operations/mark-lesson-read.ts';
export { createMarkLessonUnreadMutation } from './generated/operations/mark-lesson-unread.ts';
export { createMoveLessonMutation, moveLessonFx } from './generated/operations/move-lesson.ts';
export { createPublishLessonMutation, publishLessonFx } from './generated/operations/publish-lesson.ts';
export { createSaveLessonMutation, saveLessonFx } from './generated/operations/save-lesson.ts';
export { createUpdateLessonDocumentMutation } from './generated/operations/update-lesson-document.ts';
export type {
  Lesson,
  LessonAssignment,
  LessonBlock,
  LessonContent,
  LessonDocument,
  LessonEntry,
  LessonFile,
  LessonState,
  StudentLesson,
  StudentLessonEntry,
  StudentLessonList,
} from './generated/schemas';
