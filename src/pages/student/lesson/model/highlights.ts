import { createEvent, createStore, sample } from 'effector';
import {
  createAddLessonHighlightMutation,
  createChangeLessonHighlightMutation,
  createListLessonHighlightsQuery,
  createRemoveLessonHighlightMutation,
  type HighlightColor,
  type LessonHighlight,
  type NewLessonHighlight,
} from '@/shared/api/highlights';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';
import { lessonOpened } from './student-lesson';

export const highlightAdded = createEvent<NewLessonHighlight>();
export const highlightChanged = createEvent<{ id: string; color: HighlightColor; note: string }>();
export const highlightRemoved = createEvent<LessonHighlight>();

const addMutation = createAddLessonHighlightMutation();
const changeMutation = createChangeLessonHighlightMutation();
const removeMutation = createRemoveLessonHighlightMutation();

/** Emitted with what the server has stored. */
export const highlightSaved = changeMutation.finished.success.map(({ params }) => ({
  id: params.id,
  ...params.lessonHighlightChange,
}));

/** What the student has highlighted in the open lesson; a failure leaves the lesson readable. */
export const highlights = createResource({
  name: 'lessonHighlights',
  query: createListLessonHighlightsQuery(),
  request: (id) => ({ id }),
});
const $lessonId = createStore('', { name: 'highlightedLesson' }).on(lessonOpened, (_, id) => id);

sample({ clock: lessonOpened, target: highlights.opened });

sample({
  clock: highlightAdded,
  source: $lessonId,
  fn: (id, { quote, prefix, suffix, color, note }) => ({
    id,
    newLessonHighlight: { quote, prefix, suffix, color, note },
  }),
  target: addMutation.start,
});
sample({
  clock: highlightChanged,
  fn: ({ id, color, note }) => ({ id, lessonHighlightChange: { color, note } }),
  target: changeMutation.start,
});
sample({ clock: highlightRemoved, fn: ({ id }) => ({ id }), target: removeMutation.start });
sample({
  clock: [
    addMutation.finished.success,
    changeMutation.finished.success,
    removeMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'highlight' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: highlights.refreshed,
});
sample({
  clock: removeMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'highlight' as const, id, title: 'Highlight removed.' }),
  target: deletionShown,
});
sample({
  clock: [addMutation.finished.failure, changeMutation.finished.failure, removeMutation.finished.failure],
  target: failureShown,
});
