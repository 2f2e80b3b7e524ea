import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/assignments/studentProfileR',
    access: 'teacher',
    layout: 'teacher',
    title: 'Student',
    above: [{ label: 'Students', href: '/teacher/students' }],
    copies: ['/teacher/assignments/studentProfileRCopy'],
  },
];
