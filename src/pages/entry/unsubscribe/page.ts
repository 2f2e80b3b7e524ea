import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/unsubscribe',
    access: 'anyone',
    layout: 'default',
    title: 'Unsubscribe',
  },
];
