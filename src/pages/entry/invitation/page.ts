import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/invitation/:id',
    access: 'anyone',
    layout: 'default',
    title: 'Invitation',
  },
];
