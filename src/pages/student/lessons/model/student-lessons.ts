import { studentClassPath } from '@/entities/class';
import { createEvent, sample } from 'effector';
import { createListStudentLessonsQuery } from '@/shared/api/lessons';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const lessonsOpened = createEvent<string>();

export const lessons = createResource({
  name: 'studentLessons',
  query: createListStudentLessonsQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: face.title, href: studentClassPath(face.id) }, { label: 'Lessons' }],
});

sample({ clock: lessonsOpened, target: lessons.opened });
