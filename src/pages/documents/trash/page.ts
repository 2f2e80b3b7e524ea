import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/trash',
    access: 'teacher',
    layout: 'teacher',
    title: 'Trash',
  },
  {
    path: '/students/trash',
    access: 'student',
    layout: 'student',
    title: 'Trash',
    above: [{ label: 'Your account', href: '/students/accounts' }],
  },
];
