import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes',
    access: 'student',
    layout: 'student',
    title: 'Your classes',
  },
];
