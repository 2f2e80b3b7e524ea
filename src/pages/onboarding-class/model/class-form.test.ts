import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { completeOnboardingFx } from '@/shared/api/onboarding';
import { teacher } from '../../../../tests/support/people';
import { $errors, $form, fileChosen, formChanged, readFileFx, skipped, submitted } from './class-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [7, 8],
  subjects: ['Science', 'Art'],
  standards: [],
};
const filling: OnboardingState = { state: 'filling', step: 'class', progress, problem: null };
const complete = vi.fn(
  (..._call: unknown[]): Promise<unknown> =>
    Promise.resolve({ status: 'success', message: 'You are ready.', data: { user: teacher, class: null } }),
);
const readFile = vi.fn((_: File): Promise<string> => Promise.resolve('Thandi,t@school.test'));

beforeEach(() => {
  complete.mockClear();
});

const start = (): Scope =>
  fork({
    values: [[$onboarding, filling]],
    handlers: [
      [completeOnboardingFx, complete],
      [readFileFx, readFile],
    ],
  });
const sent = () => complete.mock.lastCall?.[1];

test('a class begins with what is taught, and is sent with a code alone', async () => {
  const scope = start();
  expect(scope.getState($form)).toMatchObject({ subject: 'Science', grade: 7, way: 'code' });
  await allSettled(formChanged, { scope, params: { name: ' 7B ', roster: 'left@school.test' } });
  await allSettled(submitted, { scope });
  expect(sent()).toMatchObject({
    request: {
      onboardingEnd: {
        class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss', roster: [] },
      },
    },
  });
});

test('skipping sends no class, whatever was written', async () => {
  const scope = start();
  await allSettled(formChanged, { scope, params: { name: '7B' } });
  await allSettled(skipped, { scope });
  expect(sent()).toMatchObject({ request: { onboardingEnd: { class: null } } });
});

describe('a roster', () => {
  test('is read from a file and sent', async () => {
    const scope = start();
    await allSettled(formChanged, { scope, params: { name: '7B', way: 'mail' } });
    await allSettled(fileChosen, { scope, params: new File(['x'], 'class.csv') });
    await allSettled(submitted, { scope });
    expect(sent()).toMatchObject({
      request: { onboardingEnd: { class: { roster: [{ email: 't@school.test', name: 'Thandi' }] } } },
    });
  });

  test('that cannot be read says so', async () => {
    readFile.mockRejectedValueOnce(new Error('gone'));
    const scope = start();
    await allSettled(fileChosen, { scope, params: new File(['x'], 'class.csv') });
    expect(scope.getState($errors).roster).toMatch(/couldn’t be read/);
  });

  test.each([
    ['', 'Enter at least one email address'],
    ['a@school.test\nJonas\nMila', 'No email address in lines 2, 3'],
    [
      Array.from({ length: 41 }, (_, index) => `student-${index}@school.test`).join('\n'),
      'Enter at most 40 students. This list has 41.',
    ],
  ])('%j is not sent', async (roster, message) => {
    const scope = start();
    await allSettled(formChanged, { scope, params: { name: '7B', way: 'mail', roster } });
    await allSettled(submitted, { scope });
    expect(scope.getState($errors)).toEqual({ roster: message });
    expect(complete).not.toHaveBeenCalled();
  });
});

test('a class without a name is not sent; the message goes when it is written', async () => {
  const scope = start();
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toEqual({ name: 'Enter a class name' });
  await allSettled(formChanged, { scope, params: { name: '7B' } });
  expect(scope.getState($errors)).toEqual({});
  expect(complete).not.toHaveBeenCalled();
});
