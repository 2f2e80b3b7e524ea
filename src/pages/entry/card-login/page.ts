import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/login/card',
    access: 'anyone',
    layout: 'default',
    title: 'Sign in with your card',
  },
];
