import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/details/:id',
    access: 'student',
    layout: 'student',
    title: 'Lessons',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
];
