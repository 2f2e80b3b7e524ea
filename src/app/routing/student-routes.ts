import type { Route } from './routes.ts';

/** The pages about students, for their teachers and guardians. */
export const studentRoutes = [
  { path: '/teacher/students', layout: 'teacher', access: 'teacher', title: 'Students', page: 'students' },
  {
    path: '/teacher/assignments/studentProfileR',
    layout: 'teacher',
    access: 'teacher',
    title: 'Student',
    page: 'student-profile',
    above: [{ label: 'Students', href: '/teacher/students' }],
  },
  {
    path: '/guardian/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Your child’s work',
    page: 'guardian',
  },
  {
    path: '/guardian/unsubscribe/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Weekly summary',
    page: 'guardian-unsubscribe',
  },
] as const satisfies readonly Route[];
