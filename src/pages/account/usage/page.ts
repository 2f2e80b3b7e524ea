import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/accounts/usage',
    access: 'teacher',
    layout: 'teacher',
    title: 'Usage',
  },
  {
    path: '/students/accounts/usage',
    access: 'student',
    layout: 'student',
    title: 'Usage',
  },
];
