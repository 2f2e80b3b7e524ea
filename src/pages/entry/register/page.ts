import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/register',
    access: 'entry',
    layout: 'default',
    title: 'Create an account',
  },
];
