import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/gradebooks',
    access: 'teacher',
    layout: 'teacher',
    title: 'Gradebook',
    marking: true,
  },
];
