import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/students',
    access: 'teacher',
    layout: 'teacher',
    title: 'Students',
  },
];
