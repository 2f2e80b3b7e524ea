import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes/view/lesson/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/teacher/classes/view/lesson/:id-lesson-assignment',
    access: 'teacher',
    layout: 'teacher',
    title: 'Lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
];
