import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/accounts/billing',
    access: 'teacher',
    layout: 'teacher',
    title: 'Billing',
    copies: ['/teacher/accounts/billingRid'],
  },
  {
    path: '/students/accounts/billing',
    access: 'student',
    layout: 'student',
    title: 'Billing',
  },
];
