import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { saveOnboardingFx } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { $pending, $years, form, roleChosen, schoolStepOpened, submitted } from './school-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'school' as const,
  school: null,
  grades: [],
  subjects: [],
  standards: [],
  invitation: null,
};
const filling: OnboardingState = { state: 'filling', step: 'school', progress };
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
  expect(scope.getState(form.$values).school_year).toBe('2026');
});

test('a school is sent without the spaces around it', async () => {
  const scope = start();
  await allSettled(schoolStepOpened, { scope });
  await allSettled(form.changed, { scope, params: { name: ' Harborview School ', unit: ' ' } });
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
  expect(scope.getState(form.$errors)).toEqual({ name: 'Enter the name of your school' });
  expect(save).not.toHaveBeenCalled();
});

test('a student needs no school: the role alone is sent', async () => {
  const scope = start();
  await allSettled(roleChosen, { scope, params: 'student' });
  await allSettled(submitted, { scope });
  expect(sent()).toMatchObject({ request: { onboardingChange: { role: 'student' } } });
});

test.each([
  [422, { 'school.unit': ['Too long.'] }, { unit: 'Too long.' }],
  [422, { steps: ['Unknown.'] }, { form: 'No.' }],
  [503, {}, { form: 'No.' }],
])('a %i error with the fields %j is shown as %j', async (status, errors, shown) => {
  save.mockImplementationOnce(() =>
    Promise.reject({
      ...httpError({ status, statusText: '', response: null }),
      response: { message: 'No.', errors },
    }),
  );
  const scope = start();
  await allSettled(form.changed, { scope, params: { name: 'Harborview School' } });
  const first = allSettled(submitted, { scope });
  expect(scope.getState($pending)).toBe(true);
  await first;
  expect(scope.getState(form.$errors)).toEqual(shown);
  expect(scope.getState($pending)).toBe(false);
});

test('opening the step again keeps what was typed, and clears the errors', async () => {
  const scope = start();
  await allSettled(form.changed, { scope, params: { unit: 'Middle school' } });
  await allSettled(submitted, { scope });
  await allSettled(schoolStepOpened, { scope });
  expect(scope.getState(form.$values)).toMatchObject({ unit: 'Middle school', school_year: '2026' });
  expect(scope.getState(form.$errors)).toEqual({});
});
