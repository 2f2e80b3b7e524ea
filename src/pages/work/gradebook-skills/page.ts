import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/gradebooks/skills',
    access: 'teacher',
    layout: 'teacher',
    title: 'Skills',
    above: [{ label: 'Gradebook', href: '/teacher/gradebooks' }],
  },
];
