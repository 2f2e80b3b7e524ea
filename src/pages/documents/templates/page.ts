import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/templates',
    access: 'teacher',
    layout: 'teacher',
    title: 'Templates',
  },
];
