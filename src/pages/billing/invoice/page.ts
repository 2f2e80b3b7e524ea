import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/accounts/billing/invoices/:id',
    access: 'teacher',
    layout: 'teacher',
    title: 'Invoice',
    above: [{ label: 'Billing', href: '/teacher/accounts/billing' }],
  },
  {
    path: '/students/accounts/billing/invoices/:id',
    access: 'student',
    layout: 'student',
    title: 'Invoice',
    above: [{ label: 'Billing', href: '/students/accounts/billing' }],
  },
];
