import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/licences',
    access: 'anyone',
    layout: 'open',
    title: 'Licences',
  },
];
