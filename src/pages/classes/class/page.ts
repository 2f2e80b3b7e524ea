import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes/view/:classId',
    access: 'teacher',
    layout: 'teacher',
    title: 'Class',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
];
