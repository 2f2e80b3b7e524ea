import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/supports/tickets',
    access: 'signed-in',
    layout: 'role',
    title: 'Tickets',
  },
];
