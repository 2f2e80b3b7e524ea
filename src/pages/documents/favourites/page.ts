import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/favourites',
    access: 'teacher',
    layout: 'teacher',
    title: 'Favourites',
  },
];
