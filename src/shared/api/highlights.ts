export {
  addLessonHighlightFx,
  changeLessonHighlightFx,
  createAddLessonHighlightMutation,
  createChangeLessonHighlightMutation,
  createListLessonHighlightsQuery,
  createRemoveLessonHighlightMutation,
  listLessonHighlightsFx,
  removeLessonHighlightFx,
} from './generated/highlights.ts';
export type { HighlightColor, LessonHighlight, NewLessonHighlight } from './generated/schemas';
