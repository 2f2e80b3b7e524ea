import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/terms',
    access: 'anyone',
    layout: 'open',
    title: 'Terms of use',
  },
];
