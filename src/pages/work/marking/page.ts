import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/assignments/studentAssignmentDetails',
    access: 'teacher',
    layout: 'teacher',
    title: 'Marking',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
    workspace: true,
    marking: true,
  },
];
