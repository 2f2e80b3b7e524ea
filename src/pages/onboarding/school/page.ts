import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/onboarding/FirstStep',
    access: 'teacher-onboarding',
    layout: 'stepper',
    title: 'Your school',
  },
];
