import { createEvent, createStore, sample } from 'effector';
import { createListLessonsQuery, createMoveLessonMutation, type LessonEntry } from '@/shared/api/lessons';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';

/** Carries the place, from 0. */
export const lessonMoved = createEvent<{ id: string; to: number }>();

/** The lessons of the class in `opened`. */
export const lessons = createResource({
  name: 'classLessons',
  query: createListLessonsQuery(),
  request: (id) => ({ id }),
});
const moveMutation = createMoveLessonMutation();

const moved = (items: readonly LessonEntry[], { id, to }: { id: string; to: number }): LessonEntry[] => {
  const lesson = items.filter((item) => item.id === id);
  return items.filter((item) => item.id !== id).toSpliced(to, 0, ...lesson);
};

/** In the order that the teacher chose, before the server has stored it. */
export const $lessons = createStore<readonly LessonEntry[]>([], { name: 'orderedLessons' })
  .on(lessons.$data, (_, data) => data?.items ?? [])
  .on(lessonMoved, moved)
  .on(moveMutation.finished.success, (_, { result }) => result.items);

sample({
  clock: lessonMoved,
  fn: ({ id, to }) => ({ id, lessonPosition: { position: to + 1 } }),
  target: moveMutation.start,
});
sample({ clock: moveMutation.finished.failure, target: lessons.refreshed });
sample({ clock: moveMutation.finished.failure, target: failureShown });
