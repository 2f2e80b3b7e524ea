import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/gradebooks/rules',
    access: 'teacher',
    layout: 'teacher',
    title: 'Rules of the gradebook',
    above: [{ label: 'Gradebook', href: '/teacher/gradebooks' }],
  },
];
