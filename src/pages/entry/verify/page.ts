import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/verify',
    access: 'unverified',
    layout: 'default',
    title: 'Check your email',
  },
  {
    path: '/students/verify',
    access: 'unverified',
    layout: 'default',
    title: 'Check your email',
  },
];
