import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/guardian/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Your child’s work',
  },
];
