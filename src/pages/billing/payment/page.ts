import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/plans/payment',
    access: 'anyone',
    layout: 'open',
    title: 'Payment',
    above: [{ label: 'Plans', href: '/plans' }],
  },
];
