import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/privacy',
    access: 'anyone',
    layout: 'open',
    title: 'Privacy',
  },
];
