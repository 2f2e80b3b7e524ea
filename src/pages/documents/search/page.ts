import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/search',
    access: 'teacher',
    layout: 'teacher',
    title: 'Documents',
  },
];
