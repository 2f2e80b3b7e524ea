import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/about',
    access: 'teacher',
    layout: 'teacher',
    title: 'About',
  },
];
