import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/supports/help-center',
    access: 'signed-in',
    layout: 'role',
    title: 'Help center',
  },
];
