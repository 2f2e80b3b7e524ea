import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/students/classes',
    access: 'student',
    layout: 'student',
    title: 'Your classes',
  },
];
