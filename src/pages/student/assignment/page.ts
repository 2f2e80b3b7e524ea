import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/details/studentAssignmentDetails',
    access: 'student',
    layout: 'student',
    title: 'Assignment',
    above: [{ label: 'Assignments', href: '/students/assignments' }],
  },
];
