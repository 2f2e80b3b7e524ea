import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/classes/view/add-new-lesson',
    access: 'teacher',
    layout: 'teacher',
    title: 'New lesson',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
];
