import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/shared/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Shared document',
  },
];
