import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/reset-password',
    access: 'entry',
    layout: 'default',
    title: 'Set a new password',
  },
];
