import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { completeOnboardingFx } from '@/shared/api/onboarding';
import { teacher } from '../../../../../tests/support/people';
import { classStepOpened, fileChosen, form, readFileFx, skipped } from './class-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [7, 8],
  subjects: ['Science', 'Art'],
  standards: [],
};
const filling: OnboardingState = { state: 'filling', step: 'class', progress };
const complete = vi.fn(
  (..._call: unknown[]): Promise<unknown> =>
    Promise.resolve({ status: 'success', message: 'You are ready.', data: { user: teacher, class: null } }),
);
const readFile = vi.fn((_: File): Promise<string> => Promise.resolve('Thandi,t@school.test'));

beforeEach(() => {
  complete.mockClear();
});

async function start(): Promise<Scope> {
  const scope = fork({
    values: [[$onboarding, filling]],
    handlers: [
      [completeOnboardingFx, complete],
      [readFileFx, readFile],
    ],
  });
  await allSettled(classStepOpened, { scope });
  return scope;
}
const sent = () => complete.mock.lastCall?.[1];

test('a new class starts with the first subject and grade, and is sent without a roster', async () => {
  const scope = await start();
  expect(scope.getState(form.$values)).toMatchObject({ subject: 'Science', grade: 7, joinMethod: 'code' });
  await allSettled(form.changed, { scope, params: { name: ' 7B ', roster: 'left@school.test' } });
  await allSettled(form.submitted, { scope });
  expect(sent()).toMatchObject({
    request: {
      onboardingEnd: {
        class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss', roster: [] },
      },
    },
  });
});

test('skipping sends no class, whatever was typed', async () => {
  const scope = await start();
  await allSettled(form.changed, { scope, params: { name: '7B' } });
  await allSettled(skipped, { scope });
  expect(sent()).toMatchObject({ request: { onboardingEnd: { class: null } } });
});

test('the error of a failed skip is shown above the form', async () => {
  complete.mockImplementationOnce(() =>
    Promise.reject(httpError({ status: 503, statusText: '', response: { message: 'Service Unavailable' } })),
  );
  const scope = await start();
  await allSettled(skipped, { scope });
  expect(scope.getState(form.$errors)).toEqual({ form: 'Service Unavailable' });
});

test('errors of the server land beside their fields', async () => {
  complete.mockImplementationOnce(() =>
    Promise.reject(
      httpError({
        status: 422,
        statusText: '',
        response: {
          message: 'No.',
          errors: { 'class.roster.0.email': ['Unknown.'], 'class.name': ['Taken.'] },
        },
      }),
    ),
  );
  const scope = await start();
  await allSettled(form.changed, { scope, params: { name: '7B' } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ roster: 'Unknown.', name: 'Taken.' });
  expect(scope.getState(form.$pending)).toBe(false);
});

describe('a roster', () => {
  test('is read from a file and sent', async () => {
    const scope = await start();
    await allSettled(form.changed, { scope, params: { name: '7B', joinMethod: 'email' } });
    await allSettled(fileChosen, { scope, params: new File(['x'], 'class.csv') });
    await allSettled(form.submitted, { scope });
    expect(sent()).toMatchObject({
      request: { onboardingEnd: { class: { roster: [{ email: 't@school.test', name: 'Thandi' }] } } },
    });
  });

  test('that cannot be read shows an error', async () => {
    readFile.mockRejectedValueOnce(new Error('gone'));
    const scope = await start();
    await allSettled(fileChosen, { scope, params: new File(['x'], 'class.csv') });
    expect(scope.getState(form.$errors).roster).toMatch(/couldn’t be read/);
  });

  test.each([
    ['', 'Enter at least one email address'],
    ['a@school.test\nJonas\nMila', 'No email address in lines 2, 3'],
    [
      Array.from({ length: 41 }, (_, index) => `student-${index}@school.test`).join('\n'),
      'Enter at most 40 students. This list has 41.',
    ],
  ])('%j is not sent', async (roster, message) => {
    const scope = await start();
    await allSettled(form.changed, { scope, params: { name: '7B', joinMethod: 'email', roster } });
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$errors)).toEqual({ roster: message });
    expect(complete).not.toHaveBeenCalled();
  });
});

test('a class without a name is not sent; the error disappears when a name is entered', async () => {
  const scope = await start();
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ name: 'Enter a class name' });
  await allSettled(form.changed, { scope, params: { name: '7B' } });
  expect(scope.getState(form.$errors)).toEqual({});
  expect(complete).not.toHaveBeenCalled();
});
