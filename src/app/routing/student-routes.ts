import type { Route } from './routes.ts';

/** The pages about students, for their teachers and guardians. */
export const studentRoutes = [
  {
    path: '/teacher/students',
    layout: 'teacher',
    access: 'teacher',
    title: 'Students',
    page: 'people/students',
  },
  {
    path: '/teacher/assignments/studentProfileR',
    layout: 'teacher',
    access: 'teacher',
    title: 'Student',
    page: 'people/student',
    above: [{ label: 'Students', href: '/teacher/students' }],
  },
  {
    path: '/guardian/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Your child’s work',
    page: 'people/guardian',
  },
  {
    path: '/guardian/unsubscribe/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Weekly summary',
    page: 'people/guardian-unsubscribe',
  },
] as const satisfies readonly Route[];
