import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/templates/own',
    access: 'teacher',
    layout: 'teacher',
    title: 'Your templates',
    above: [{ label: 'Templates', href: '/templates' }],
  },
];
