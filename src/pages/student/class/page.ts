import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/view/:id',
    access: 'student',
    layout: 'student',
    title: 'Class',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
];
