import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students',
    access: 'student',
    layout: 'student',
    title: 'Home',
    copies: ['/students/Breadcrumb'],
  },
];
