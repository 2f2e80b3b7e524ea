import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes/view/:classId/accounts',
    access: 'teacher',
    layout: 'teacher',
    title: 'Accounts without email',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
];
