import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/plans/account',
    access: 'anyone',
    layout: 'open',
    title: 'Your account',
  },
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
