import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { saveOnboardingFx } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import {
  $errors,
  $form,
  $problem,
  $years,
  fieldChanged,
  roleChosen,
  schoolStepOpened,
  submitted,
} from './school-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'school' as const,
  school: null,
  grades: [],
  subjects: [],
  standards: [],
};
const filling: OnboardingState = { state: 'filling', step: 'school', progress, problem: null };
const save = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(progress));

beforeEach(() => {
  save.mockClear();
});

const start = (state: OnboardingState = filling): Scope =>
  fork({
    values: [[$onboarding, state]],
    handlers: [
      [saveOnboardingFx, save],
      [readClockFx, () => new Date(2026, 10, 20)],
      [navigateFx, () => {}],
    ],
  });
const sent = () => save.mock.lastCall?.[1];

test('the years go from 2023 to the year after next, and this one is chosen', async () => {
  const scope = start();
  await allSettled(schoolStepOpened, { scope });
  expect(scope.getState($years)).toEqual(['2023', '2024', '2025', '2026', '2027', '2028']);
  expect(scope.getState($form).school_year).toBe('2026');
});

test('a school is sent without the spaces around it', async () => {
  const scope = start();
  await allSettled(schoolStepOpened, { scope });
  await allSettled(fieldChanged, { scope, params: { field: 'name', value: ' Harborview School ' } });
  await allSettled(fieldChanged, { scope, params: { field: 'unit', value: ' ' } });
  await allSettled(submitted, { scope });
  expect(sent()).toMatchObject({
    request: {
      onboardingChange: {
        step: 'teaching',
        school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
      },
    },
  });
});

test('a school without a name is not sent', async () => {
  const scope = start();
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toEqual({ name: 'Enter the name of your school' });
  expect(save).not.toHaveBeenCalled();
});

test('a student needs no school: the role alone is sent', async () => {
  const scope = start();
  await allSettled(roleChosen, { scope, params: 'student' });
  await allSettled(submitted, { scope });
  expect(sent()).toMatchObject({ request: { onboardingChange: { role: 'student' } } });
});

test('what the server refuses stands beside its field, anything else above the form', () => {
  const refused = start({
    ...filling,
    problem: { status: 422, message: 'No.', fields: { 'school.unit': ['Too long.'] } },
  });
  expect(refused.getState($errors)).toEqual({ unit: 'Too long.' });
  expect(refused.getState($problem)).toBeNull();
  const failed = start({ ...filling, problem: { status: 503, message: 'Service Unavailable', fields: {} } });
  expect(failed.getState($problem)).toBe('Service Unavailable');
});
