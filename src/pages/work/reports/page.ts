import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/reports',
    access: 'teacher',
    layout: 'teacher',
    title: 'Reports',
    copies: ['/teacher/reports/index2'],
  },
];
