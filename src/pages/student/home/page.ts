import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/students',
    access: 'student',
    layout: 'student',
    title: 'Home',
    copies: ['/students/Breadcrumb'],
  },
];
