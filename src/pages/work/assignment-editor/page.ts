import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes/view/lesson/assignment/new',
    access: 'teacher',
    layout: 'teacher',
    title: 'New assignment',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
  {
    path: '/teacher/classes/view/lesson/assignment/:assignmentId',
    access: 'teacher',
    layout: 'teacher',
    title: 'Edit an assignment',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
];
