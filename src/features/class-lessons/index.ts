export { $lessons, lessons } from './model/class-lessons';
export { latestLesson, nextLesson } from './model/latest-lesson';
export { LessonIndex } from './ui/lesson-index';
export { LessonsSpread } from './ui/lessons-spread';
