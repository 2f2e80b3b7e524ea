export { LessonBlockContent, LessonBlocks } from './ui/lesson-blocks';
