import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/admin', access: 'signed-in', layout: 'role', title: 'Administration' },
  {
    path: '/admin/people/:id',
    access: 'signed-in',
    layout: 'role',
    title: 'Person',
    above: [{ label: 'Administration', href: '/admin' }],
  },
];
