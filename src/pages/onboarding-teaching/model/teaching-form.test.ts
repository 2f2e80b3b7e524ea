import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { saveOnboardingFx } from '@/shared/api';
import { navigateFx } from '@/shared/lib/navigation';
import {
  $errors,
  $form,
  $otherSubjects,
  gradesChanged,
  knownSubjectsChanged,
  otherSubjectsChanged,
  standardsChanged,
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
  await allSettled(knownSubjectsChanged, { scope, params: ['Science'] });
  await allSettled(otherSubjectsChanged, { scope, params: ['Astronomy'] });
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
  test('stays beside the known ones', async () => {
    const scope = start();
    await allSettled(otherSubjectsChanged, { scope, params: ['Astronomy'] });
    await allSettled(knownSubjectsChanged, { scope, params: ['Science'] });
    expect(scope.getState($form).subjects).toEqual(['Science', 'Astronomy']);
    expect(scope.getState($otherSubjects)).toEqual(['Astronomy']);
  });

  test('is the known one if it is called like it', async () => {
    const scope = start();
    await allSettled(knownSubjectsChanged, { scope, params: ['Science'] });
    await allSettled(otherSubjectsChanged, { scope, params: ['science', ' pe'] });
    expect(scope.getState($form).subjects).toEqual(['Science', 'PE']);
  });

  test('does not make more than the server takes', async () => {
    const scope = start();
    await allSettled(gradesChanged, { scope, params: [7] });
    await allSettled(otherSubjectsChanged, {
      scope,
      params: Array.from({ length: 13 }, (_, index) => `Subject ${index}`),
    });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors).subjects).toBe('Choose at most 12 subjects');
    expect(save).not.toHaveBeenCalled();
  });
});
