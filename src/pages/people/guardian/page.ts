import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/guardian/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Your child’s work',
  },
];
