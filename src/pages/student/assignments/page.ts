import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/assignments',
    access: 'student',
    layout: 'student',
    title: 'Assignments',
  },
];
