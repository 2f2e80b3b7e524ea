import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/trash',
    access: 'teacher',
    layout: 'teacher',
    title: 'Trash',
  },
];
