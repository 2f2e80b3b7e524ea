import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/licences',
    access: 'anyone',
    layout: 'open',
    title: 'Licences',
  },
];
