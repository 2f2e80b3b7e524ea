import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/details/:id/marks',
    access: 'student',
    layout: 'student',
    title: 'Marks',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
];
