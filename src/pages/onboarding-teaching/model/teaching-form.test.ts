import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { saveOnboardingFx } from '@/shared/api/onboarding';
import { navigateFx } from '@/shared/lib/navigation';
import {
  $errors,
  $form,
  $other,
  gradesChanged,
  otherAdded,
  otherWritten,
  standardsChanged,
  subjectsChanged,
  submitted,
} from './teaching-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'teaching' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [],
  subjects: [],
  standards: [],
};
const filling: OnboardingState = { state: 'filling', step: 'teaching', progress, problem: null };
const save = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(progress));

beforeEach(() => {
  save.mockClear();
});

const start = (): Scope =>
  fork({
    values: [[$onboarding, filling]],
    handlers: [
      [saveOnboardingFx, save],
      [navigateFx, () => {}],
    ],
  });
const sent = () => save.mock.lastCall?.[1];

test('grades, subjects and standards are sent together, grades in order', async () => {
  const scope = start();
  await allSettled(gradesChanged, { scope, params: [8, 6] });
  await allSettled(subjectsChanged, { scope, params: ['Science'] });
  await allSettled(otherWritten, { scope, params: 'Astronomy' });
  await allSettled(otherAdded, { scope });
  await allSettled(standardsChanged, { scope, params: ['NGSS'] });
  await allSettled(submitted, { scope });
  expect(sent()).toMatchObject({
    request: {
      onboardingChange: {
        step: 'class',
        grades: [6, 8],
        subjects: ['Science', 'Astronomy'],
        standards: ['NGSS'],
      },
    },
  });
});

test('nothing chosen is said beside the fields and not sent', async () => {
  const scope = start();
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toMatchObject({
    grades: 'Choose at least one grade',
    subjects: 'Choose at least one subject',
  });
  await allSettled(gradesChanged, { scope, params: [7] });
  expect(scope.getState($errors).grades).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});

describe('a subject that was written by hand', () => {
  test('is added by Enter, which sends the form only once the line is empty', async () => {
    const scope = start();
    await allSettled(gradesChanged, { scope, params: [7] });
    await allSettled(otherWritten, { scope, params: ' Astronomy ' });
    await allSettled(submitted, { scope });
    expect(scope.getState($form).subjects).toEqual(['Astronomy']);
    expect(scope.getState($other)).toBe('');
    expect(save).not.toHaveBeenCalled();
    await allSettled(submitted, { scope });
    expect(save).toHaveBeenCalledOnce();
  });

  test('is the known one if it is called like it, and there once', async () => {
    const scope = start();
    for (const written of ['science', 'pe', 'PE']) {
      await allSettled(otherWritten, { scope, params: written });
      await allSettled(otherAdded, { scope });
    }
    expect(scope.getState($form).subjects).toEqual(['Science', 'PE']);
  });

  test('does not make more than the server takes', async () => {
    const scope = start();
    await allSettled(gradesChanged, { scope, params: [7] });
    const many = Array.from({ length: 13 }, (_, index) => `Subject ${index}`);
    await allSettled(subjectsChanged, { scope, params: many });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors).subjects).toBe('Choose at most 12 subjects');
    expect(save).not.toHaveBeenCalled();
  });
});
