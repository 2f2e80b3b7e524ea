import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/accounts',
    access: 'teacher',
    layout: 'teacher',
    title: 'Your account',
    copies: ['/teacher/accounts/indexCopy'],
  },
  {
    path: '/students/accounts',
    access: 'student',
    layout: 'student',
    title: 'Your account',
  },
];
