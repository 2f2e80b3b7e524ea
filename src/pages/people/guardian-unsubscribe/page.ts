import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/guardian/unsubscribe/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Weekly summary',
  },
];
