import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/onboarding/SecondStep',
    access: 'teacher-onboarding',
    layout: 'stepper',
    title: 'What you teach',
  },
];
