import { studentClassPath } from '@/entities/class';
import { createEvent, sample } from 'effector';
import {
  createGetStudentLessonQuery,
  createMarkLessonReadMutation,
  createMarkLessonUnreadMutation,
} from '@/shared/api/lessons';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown } from '@/shared/lib/toasts';

/** Carries the id in the address. */
export const lessonOpened = createEvent<string>();
/** Carries whether the student has read it. */
export const readMarked = createEvent<boolean>();

export const lesson = createResource({
  name: 'studentLesson',
  query: createGetStudentLessonQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face, title }) => [
    { label: face.title, href: studentClassPath(face.id) },
    { label: title },
  ],
});
const readMutation = createMarkLessonReadMutation();
const unreadMutation = createMarkLessonUnreadMutation();

export const $isReadPending = readMutation.$pending;

sample({ clock: lessonOpened, target: lesson.opened });

const marked = sample({
  clock: readMarked,
  source: lesson.$data,
  fn: (data, isRead) => data && { id: data.id, isRead },
}).filterMap(nonNull);
sample({
  clock: marked.filter({ fn: ({ isRead }) => isRead }),
  fn: ({ id }) => ({ id }),
  target: readMutation.start,
});
sample({
  clock: marked.filter({ fn: ({ isRead }) => !isRead }),
  fn: ({ id }) => ({ id }),
  target: unreadMutation.start,
});
sample({ clock: [readMutation.finished.success, unreadMutation.finished.success], target: lesson.refreshed });
sample({ clock: [readMutation.finished.failure, unreadMutation.finished.failure], target: failureShown });
