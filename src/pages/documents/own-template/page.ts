import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/templates/own/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Edit a template',
    above: [
      { label: 'Templates', href: '/templates' },
      { label: 'Your templates', href: '/templates/own' },
    ],
  },
];
