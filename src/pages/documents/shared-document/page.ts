import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/shared/:token',
    access: 'anyone',
    layout: 'open',
    title: 'Shared document',
  },
];
