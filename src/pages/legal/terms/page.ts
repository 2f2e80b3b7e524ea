import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/terms',
    access: 'anyone',
    layout: 'open',
    title: 'Terms of use',
  },
];
