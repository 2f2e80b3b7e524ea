import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/privacy',
    access: 'anyone',
    layout: 'open',
    title: 'Privacy',
  },
];
