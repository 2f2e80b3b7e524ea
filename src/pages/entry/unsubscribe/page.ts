import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/unsubscribe',
    access: 'anyone',
    layout: 'default',
    title: 'Unsubscribe',
  },
];
