import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/',
    access: 'teacher',
    layout: 'teacher',
    title: 'Home',
  },
];
