import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/reports/students/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Report for the parents',
    above: [{ label: 'Reports', href: '/teacher/reports' }],
  },
];
