import { createEvent, sample } from 'effector';
import { createListStudentLessonsQuery } from '@/shared/api/lessons';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const lessonsOpened = createEvent<string>();

export const lessons = createResource({
  name: 'studentLessons',
  query: createListStudentLessonsQuery(),
  request: (id) => ({ id }),
});

sample({ clock: lessonsOpened, target: lessons.opened });
