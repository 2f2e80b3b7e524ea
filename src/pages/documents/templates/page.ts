import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/templates',
    access: 'teacher',
    layout: 'teacher',
    title: 'Templates',
  },
];
