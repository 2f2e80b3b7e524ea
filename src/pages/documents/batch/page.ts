import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/batches/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Batch',
    above: [{ label: 'Templates', href: '/templates' }],
  },
];
