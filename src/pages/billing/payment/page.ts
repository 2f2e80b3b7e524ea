import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/plans/payment',
    access: 'anyone',
    layout: 'open',
    title: 'Payment',
    above: [{ label: 'Plans', href: '/plans' }],
  },
];
