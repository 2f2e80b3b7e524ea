import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/admin/messages', access: 'signed-in', layout: 'role', title: 'All messages' },
  {
    path: '/admin/messages/:id',
    access: 'signed-in',
    layout: 'role',
    title: 'Thread',
    above: [{ label: 'All messages', href: '/admin/messages' }],
  },
];
