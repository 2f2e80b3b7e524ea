import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes',
    access: 'teacher',
    layout: 'teacher',
    title: 'Classes',
  },
];
