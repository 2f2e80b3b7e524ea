import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/messages/sent/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Sent message',
    above: [{ label: 'Messages', href: '/teacher/messages' }],
  },
];
