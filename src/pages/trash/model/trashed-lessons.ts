import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createListTrashedLessonsQuery,
  createRestoreLessonMutation,
  type TrashedLesson,
} from '@/shared/api/lessons';
import { toastShown } from '@/shared/lib/toasts';

export const lessonsRequested = createEvent();
/** Carries the id of the lesson. */
export const lessonRestoreRequested = createEvent<string>();

const listQuery = createListTrashedLessonsQuery();
const restoreMutation = createRestoreLessonMutation();

/** Empty until they are loaded; the documents above show a failure. */
export const $lessons = createStore<readonly TrashedLesson[]>([], { name: 'lessonsInTrash' });
export const $restoringLesson = createStore<string | null>(null, { name: 'restoringLesson' });

const accepted = sample({
  clock: lessonRestoreRequested,
  source: $restoringLesson,
  filter: (restoring) => restoring === null,
  fn: (_, id) => ({ id }),
});

$lessons
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(restoreMutation.finished.success, (lessons, { params }) => lessons.filter(({ id }) => id !== params.id))
  .reset(sessionEnded);
$restoringLesson
  .on(accepted, (_, { id }) => id)
  .on(restoreMutation.finished.finally, () => null)
  .reset(sessionEnded);

sample({ clock: lessonsRequested, target: listQuery.start });
sample({ clock: accepted, target: restoreMutation.start });
sample({
  clock: restoreMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Lesson restored.' }),
  target: toastShown,
});
sample({
  clock: restoreMutation.finished.failure,
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});
