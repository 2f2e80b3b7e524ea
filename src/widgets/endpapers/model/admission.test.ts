import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  $onboarding,
  classSubmitted,
  roleSwitchRequested,
  type OnboardingState,
} from '@/entities/onboarding';
import { $session, $user } from '@/entities/session';
import { getMeFx } from '@/shared/api/auth';
import { completeOnboardingFx, saveOnboardingFx } from '@/shared/api/onboarding';
import { balance, sessionOf, teacher } from '../../../../tests/support/people';
import './admission';

const newcomer = { ...teacher, onboarding_completed: false };
const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [7],
  subjects: ['Science'],
  standards: [],
  invitation: null,
};
const filling: OnboardingState = { state: 'filling', step: 'class', progress };

const me = vi.fn(() =>
  Promise.resolve({
    status: 'success',
    message: 'Signed in.',
    data: { user: { ...newcomer, role: 'student' }, user_id: newcomer.id, token_balance: balance },
  }),
);
const start = () =>
  fork({
    values: [
      [$session, sessionOf(newcomer)],
      [$onboarding, filling],
    ],
    handlers: [
      [
        completeOnboardingFx,
        () => ({ status: 'success', message: 'You are ready.', data: { user: teacher, class: null } }),
      ],
      [saveOnboardingFx, () => ({ ...progress, role: 'student' })],
      [getMeFx, me],
    ],
  });

test('completing onboarding updates the session at once', async () => {
  const scope = start();
  await allSettled(classSubmitted, { scope, params: null });
  expect(scope.getState($user)).toMatchObject({ onboarding_completed: true, email_verified: true });
});

test('a changed role refreshes the session', async () => {
  const scope = start();
  await allSettled(roleSwitchRequested, { scope, params: 'student' });
  expect(me).toHaveBeenCalledOnce();
  expect(scope.getState($user)?.role).toBe('student');
});
