import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/plans',
    access: 'anyone',
    layout: 'open',
    title: 'Plans',
  },
];
