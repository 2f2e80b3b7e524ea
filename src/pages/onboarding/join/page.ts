import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/onboarding/add-student',
    access: 'student-onboarding',
    layout: 'stepper',
    title: 'Join your class',
  },
];
