import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/verify-email/:id/:token',
    access: 'anyone',
    layout: 'default',
    title: 'Verify your email',
  },
];
