import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/onboarding/ThirdStep',
    access: 'teacher-onboarding',
    layout: 'stepper',
    title: 'Your first class',
  },
];
