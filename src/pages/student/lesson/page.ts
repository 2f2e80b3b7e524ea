import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/details/studentLessonDetails',
    access: 'student',
    layout: 'student',
    title: 'Lesson',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
];
