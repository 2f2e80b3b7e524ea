import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/assignments',
    access: 'teacher',
    layout: 'teacher',
    title: 'Assignments',
  },
];
