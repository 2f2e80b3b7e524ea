import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/guardian/unsubscribe/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Weekly summary',
  },
];
