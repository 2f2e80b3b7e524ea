import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/briefcases',
    access: 'teacher',
    layout: 'teacher',
    title: 'Briefcase',
  },
  {
    path: '/teacher/briefcases/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Folder',
    above: [{ label: 'Briefcase', href: '/teacher/briefcases' }],
  },
];
