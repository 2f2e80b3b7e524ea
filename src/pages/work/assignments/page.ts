import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/assignments',
    access: 'teacher',
    layout: 'teacher',
    title: 'Assignments',
  },
];
