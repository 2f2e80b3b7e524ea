import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/notifications',
    access: 'teacher',
    layout: 'teacher',
    title: 'Notifications',
  },
  {
    path: '/students/notifications',
    access: 'student',
    layout: 'student',
    title: 'Notifications',
  },
];
