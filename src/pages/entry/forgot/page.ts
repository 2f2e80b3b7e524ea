import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/forgot',
    access: 'entry',
    layout: 'default',
    title: 'Forgot your password?',
  },
];
