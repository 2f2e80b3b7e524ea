export {
  addLessonHighlightFx,
  createAddLessonHighlightMutation,
} from './generated/operations/add-lesson-highlight.ts';
export {
  changeLessonHighlightFx,
  createChangeLessonHighlightMutation,
} from './generated/operations/change-lesson-highlight.ts';
export {
  createListLessonHighlightsQuery,
  listLessonHighlightsFx,
} from './generated/operations/list-lesson-highlights.ts';
export {
  createRemoveLessonHighlightMutation,
  removeLessonHighlightFx,
} from './generated/operations/remove-lesson-highlight.ts';
export type { HighlightColor, LessonHighlight, NewLessonHighlight } from './generated/schemas';
