import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/search',
    access: 'teacher',
    layout: 'teacher',
    title: 'Documents',
  },
];
