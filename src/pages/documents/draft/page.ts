import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/draft',
    access: 'teacher',
    layout: 'teacher',
    title: 'Drafts',
  },
];
