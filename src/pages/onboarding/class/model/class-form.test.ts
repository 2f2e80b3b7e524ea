import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $onboarding, type OnboardingState } from '@/entities/onboarding';
import { getSeatsFx } from '@/shared/api/classes';
import { completeOnboardingFx } from '@/shared/api/onboarding';
import { teacher } from '../../../../../tests/support/people';
import { $seats, classStepOpened, form, list, skipped } from './class-form';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [7, 8],
  subjects: ['Science', 'Art'],
  standards: [],
  invitation: null,
};
const filling: OnboardingState = { state: 'filling', step: 'class', progress };
const complete = vi.fn(
  (..._call: unknown[]): Promise<unknown> =>
    Promise.resolve({ status: 'success', message: 'You are ready.', data: { user: teacher, class: null } }),
);

beforeEach(() => {
  complete.mockClear();
});

async function start(): Promise<Scope> {
  const scope = fork({
    values: [[$onboarding, filling]],
    handlers: [
      [completeOnboardingFx, complete],
      [getSeatsFx, () => ({ used: 3, limit: 150 })],
    ],
  });
  await allSettled(classStepOpened, { scope });
  return scope;
}
const sent = () => complete.mock.lastCall?.[1];

test('the free seats are known before a class is planned', async () => {
  expect((await start()).getState($seats)).toEqual({ used: 3, limit: 150 });
});

test('a new class starts with the first subject and grade, and is sent without a roster', async () => {
  const scope = await start();
  expect(scope.getState(form.$values)).toMatchObject({ subject: 'Science', grade: 7, joinMethod: 'code' });
  await allSettled(form.changed, { scope, params: { name: ' 7B ' } });
  await allSettled(list.textChanged, { scope, params: 'left@school.test' });
  await allSettled(form.submitted, { scope });
  expect(sent()).toMatchObject({
    request: {
      onboardingEnd: {
        class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: '#c2603d', roster: [] },
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
  const emailed = { name: '7B', joinMethod: 'email' as const };

  test('is read from a file and sent, without the parents', async () => {
    const scope = await start();
    await allSettled(form.changed, { scope, params: emailed });
    const csv = 'Name,Parent email,Email\nThandi,mum@home.test,t@school.test\nJonas,dad@home.test,';
    await allSettled(list.fileChosen, { scope, params: new File([csv], 'class.csv') });
    await allSettled(form.submitted, { scope });
    expect(sent()).toMatchObject({
      request: { onboardingEnd: { class: { roster: [{ email: 't@school.test', name: 'Thandi' }] } } },
    });
  });

  test('from a workbook shows what to do, and keeps the list', async () => {
    const scope = await start();
    await allSettled(list.textChanged, { scope, params: 'a@school.test' });
    await allSettled(list.fileChosen, { scope, params: new File(['PK\u0003\u0004'], 'class.xlsx') });
    expect(scope.getState(form.$errors).roster).toMatch(/^This is a workbook. Save it as CSV/);
    expect(scope.getState(list.$text)).toBe('a@school.test');
  });

  test.each([
    ['', 'Paste a list or choose a file'],
    ['Jonas\nMila', 'Nobody can be invited yet. See below what to decide, or choose “With a code”.'],
    [
      Array.from({ length: 201 }, (_, index) => `student-${index}@school.test`).join('\n'),
      'Invite at most 200 students. This list invites 201.',
    ],
  ])('%j is not sent', async (roster, message) => {
    const scope = await start();
    await allSettled(form.changed, { scope, params: emailed });
    await allSettled(list.textChanged, { scope, params: roster });
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
