import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes',
    access: 'teacher',
    layout: 'teacher',
    title: 'Classes',
  },
];
