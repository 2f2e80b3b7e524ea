import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/plans',
    access: 'anyone',
    layout: 'open',
    title: 'Plans',
  },
];
