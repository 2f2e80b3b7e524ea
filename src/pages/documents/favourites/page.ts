import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/favourites',
    access: 'teacher',
    layout: 'teacher',
    title: 'Favourites',
  },
];
