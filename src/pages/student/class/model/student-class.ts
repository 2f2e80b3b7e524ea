import { classTitle } from '@/entities/class';
import { createEvent, sample } from 'effector';
import { announcementsOpened } from '@/features/class-announcements';
import { createGetJoinedClassQuery } from '@/shared/api/classes';
import { createListStudentLessonsQuery } from '@/shared/api/lessons';
import { createListStudentAssignmentsQuery } from '@/shared/api/submissions';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const studentClassOpened = createEvent<string>();

export const studentClass = createResource({
  name: 'studentClass',
  query: createGetJoinedClassQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: classTitle(face) }],
});

export const lessons = createResource({
  name: 'studentClassLessons',
  query: createListStudentLessonsQuery(),
  request: (id) => ({ id }),
});

/** The student's work in the class, the earliest due first. */
export const work = createResource({
  name: 'studentClassWork',
  query: createListStudentAssignmentsQuery(),
  request: (id) => ({ params: { class_id: id } }),
});

sample({
  clock: studentClassOpened,
  target: [studentClass.opened, announcementsOpened, lessons.opened, work.opened],
});
