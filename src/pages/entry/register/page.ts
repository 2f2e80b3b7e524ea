import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/register',
    access: 'entry',
    layout: 'default',
    title: 'Create an account',
  },
];
