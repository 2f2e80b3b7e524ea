import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/teacher/messages/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Message',
    above: [{ label: 'Messages', href: '/teacher/messages' }],
  },
  {
    path: '/students/messages/:id',
    access: 'student',
    layout: 'student',
    title: 'Message',
    above: [{ label: 'Messages', href: '/students/messages' }],
  },
];
