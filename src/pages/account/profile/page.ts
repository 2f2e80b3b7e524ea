import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/accounts/profile',
    access: 'teacher',
    layout: 'teacher',
    title: 'Profile',
  },
  {
    path: '/students/profile',
    access: 'student',
    layout: 'student',
    title: 'Profile',
  },
  {
    path: '/students/accounts/profile',
    access: 'student',
    layout: 'student',
    title: 'Profile',
  },
];
