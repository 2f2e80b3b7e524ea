export { LessonBlockContent, LessonBlocks, NamedLessonBlocks } from './ui/lesson-blocks';
export { LessonPart, LessonSheet } from './ui/lesson-sheet';
