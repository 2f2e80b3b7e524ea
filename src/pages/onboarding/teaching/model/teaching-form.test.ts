import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { saveOnboardingFx } from '@/shared/api/onboarding';
import { navigateFx } from '@/shared/lib/navigation';
import {
  $other,
  form,
  gradesChanged,
  otherAdded,
  otherTyped,
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
  invitation: null,
};
const filling: OnboardingState = { state: 'filling', step: 'teaching', progress };
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
  await allSettled(otherTyped, { scope, params: 'Astronomy' });
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

test('a submit without grades and subjects shows an error beside each, and sends nothing', async () => {
  const scope = start();
  await allSettled(submitted, { scope });
  expect(scope.getState(form.$errors)).toMatchObject({
    grades: 'Choose at least one grade',
    subjects: 'Choose at least one subject',
  });
  await allSettled(gradesChanged, { scope, params: [7] });
  expect(scope.getState(form.$errors).grades).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});

describe('a typed subject', () => {
  test('is added by Enter, which submits the form only while the text field is empty', async () => {
    const scope = start();
    await allSettled(gradesChanged, { scope, params: [7] });
    await allSettled(otherTyped, { scope, params: ' Astronomy ' });
    await allSettled(submitted, { scope });
    expect(scope.getState(form.$values).subjects).toEqual(['Astronomy']);
    expect(scope.getState($other)).toBe('');
    expect(save).not.toHaveBeenCalled();
    await allSettled(submitted, { scope });
    expect(save).toHaveBeenCalledOnce();
  });

  test('takes the spelling of the offered one, and is added once', async () => {
    const scope = start();
    for (const written of ['science', 'pe', 'PE']) {
      await allSettled(otherTyped, { scope, params: written });
      await allSettled(otherAdded, { scope });
    }
    expect(scope.getState(form.$values).subjects).toEqual(['Science', 'PE']);
  });

  test('beyond the twelfth is rejected', async () => {
    const scope = start();
    await allSettled(gradesChanged, { scope, params: [7] });
    const many = Array.from({ length: 13 }, (_, index) => `Subject ${index}`);
    await allSettled(subjectsChanged, { scope, params: many });
    await allSettled(submitted, { scope });
    expect(scope.getState(form.$errors).subjects).toBe('Choose at most 12 subjects');
    expect(save).not.toHaveBeenCalled();
  });
});
