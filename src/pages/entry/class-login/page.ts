import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/login/class',
    access: 'entry',
    layout: 'default',
    title: 'Sign in with your class code',
  },
];
