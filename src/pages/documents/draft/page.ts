import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/draft',
    access: 'teacher',
    layout: 'teacher',
    title: 'Drafts',
  },
];
