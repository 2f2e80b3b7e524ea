import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/onboarding',
    access: 'teacher-onboarding',
    layout: 'stepper',
    title: 'Getting started',
  },
];
