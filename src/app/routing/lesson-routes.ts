import type { Route } from './routes.ts';

/** The pages of lessons, for teachers and students. */
export const lessonRoutes = [
  {
    path: '/teacher/classes/view/add-new-lesson',
    layout: 'teacher',
    access: 'teacher',
    title: 'New lesson',
    page: 'classes/new-lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/teacher/classes/view/lesson/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Lesson',
    page: 'classes/lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/teacher/classes/view/lesson/:id-lesson-assignment',
    layout: 'teacher',
    access: 'teacher',
    title: 'Lesson',
    page: 'classes/lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/students/classes/details/:id',
    layout: 'student',
    access: 'student',
    title: 'Lessons',
    page: 'student/lessons',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
  {
    path: '/students/classes/details/studentLessonDetails',
    layout: 'student',
    access: 'student',
    title: 'Lesson',
    page: 'student/lesson',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
] as const satisfies readonly Route[];
