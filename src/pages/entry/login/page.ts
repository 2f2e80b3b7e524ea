import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/login',
    access: 'entry',
    layout: 'default',
    title: 'Sign in',
  },
];
