import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/assignments/details',
    access: 'teacher',
    layout: 'teacher',
    title: 'Assignment',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
    marking: true,
  },
];
