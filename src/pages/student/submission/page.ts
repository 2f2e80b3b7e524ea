import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/students/classes/details/submit-assignment/:id-assignment',
    access: 'student',
    layout: 'student',
    title: 'Your work',
    above: [{ label: 'Assignments', href: '/students/assignments' }],
  },
];
