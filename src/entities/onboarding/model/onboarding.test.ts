import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  completeOnboardingFx,
  getOnboardingFx,
  type NewClass,
  type Onboarding,
  type OwnClass,
  saveOnboardingFx,
} from '@/shared/api/onboarding';
import { type Destination, navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { teacher } from '../../../../tests/support/people';
import {
  $onboarding,
  accountOutdated,
  admitted,
  classSubmitted,
  codeRead,
  onboardingForgotten,
  retryRequested,
  roleSwitchRequested,
  schoolSubmitted,
  stepFailed,
  stepOpened,
  teachingSubmitted,
} from './onboarding';
import { load, type OnboardingState, open, unknown } from './transitions';

const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
const teaching = { grades: [7], subjects: ['Science'], standards: [] };
const newClass: NewClass = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss', roster: [] };
const made: OwnClass = {
  ...newClass,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  code: 'HRB7B4Q',
  roster: [],
};

const begun: Onboarding = {
  role: 'teacher',
  completed: false,
  step: 'school',
  school: null,
  grades: [],
  subjects: [],
  standards: [],
};
const withSchool: Onboarding = { ...begun, step: 'teaching', school };
const taught: Onboarding = { ...withSchool, ...teaching, step: 'class' };

const filling = (progress: Onboarding): OnboardingState => load(open(unknown, null), progress);

const refused = () =>
  Promise.reject(
    Object.assign(httpError({ status: 422, statusText: '', response: null }), {
      response: { message: 'Please correct the fields below.', errors: { 'school.name': ['Too long.'] } },
    }),
  );
const ended = (ownClass: OwnClass | null) => ({
  status: 'success',
  message: 'You are ready.',
  data: { user: teacher, class: ownClass },
});

const outside = {
  read: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(begun)),
  save: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(withSchool)),
  complete: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(ended(null))),
  navigate: vi.fn((_: Destination) => {}),
};

/** The events for the session and the forms. */
const $received = createStore<unknown[]>([])
  .on(admitted, (received, user) => [...received, user])
  .on(stepFailed, (received, failure) => [...received, failure])
  .on(accountOutdated, (received) => [...received, 'refresh']);

beforeEach(() => {
  outside.read.mockReset().mockResolvedValue(begun);
  outside.save.mockReset().mockResolvedValue(withSchool);
  outside.complete.mockReset().mockResolvedValue(ended(null));
  outside.navigate.mockReset();
});

const start = (state: OnboardingState = unknown): Scope =>
  fork({
    values: [[$onboarding, state]],
    handlers: [
      [getOnboardingFx, outside.read],
      [saveOnboardingFx, outside.save],
      [completeOnboardingFx, outside.complete],
      [navigateFx, outside.navigate],
    ],
  });
const stateOf = (scope: Scope) => scope.getState($onboarding);
const requestOf = (call: typeof outside.save) => call.mock.lastCall?.[1];

describe('opening', () => {
  test('redirects to the current step from another device', async () => {
    outside.read.mockResolvedValue(taught);
    const scope = start();
    await allSettled(stepOpened, { scope, params: null });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'class' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/onboarding/ThirdStep', replace: true });
  });

  test('an earlier step shows it without a redirect', async () => {
    outside.read.mockResolvedValue(taught);
    const scope = start();
    await allSettled(stepOpened, { scope, params: 'teaching' });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'teaching' });
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('a step after an incomplete one redirects to the incomplete one', async () => {
    const scope = start();
    await allSettled(stepOpened, { scope, params: 'class' });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/onboarding/FirstStep', replace: true });
  });

  test('again does not load again', async () => {
    const scope = start(filling(taught));
    await allSettled(stepOpened, { scope, params: 'school' });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(outside.read).not.toHaveBeenCalled();
  });

  test('can be retried for the same page after a failure', async () => {
    outside.read.mockImplementationOnce(() =>
      Promise.reject(httpError({ status: 501, statusText: '', response: { message: 'Not now.' } })),
    );
    outside.read.mockResolvedValueOnce(taught);
    const scope = start();
    await allSettled(stepOpened, { scope, params: 'teaching' });
    expect(stateOf(scope)).toEqual({ state: 'unreachable', wanted: 'teaching', reason: 'Not now.' });
    await allSettled(retryRequested, { scope });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'teaching' });
  });

  test('a completed onboarding refreshes the account', async () => {
    outside.read.mockResolvedValue({ ...taught, completed: true });
    const scope = start();
    await allSettled(stepOpened, { scope, params: null });
    expect(stateOf(scope)).toEqual({ state: 'done' });
    expect(scope.getState($received)).toContain('refresh');
  });
});

describe('a submitted step', () => {
  test('is saved by the server before the next one is shown', async () => {
    const scope = start(filling(begun));
    await allSettled(schoolSubmitted, { scope, params: school });
    expect(requestOf(outside.save)).toMatchObject({
      request: { onboardingChange: { step: 'teaching', school } },
    });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'teaching' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/onboarding/SecondStep' });
  });

  test('stays open with the errors of the server', async () => {
    outside.save.mockImplementation(refused);
    const scope = start(filling(begun));
    await allSettled(schoolSubmitted, { scope, params: school });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(scope.getState($received)).toMatchObject([{ step: 'school', error: { status: 422 } }]);
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('is sent once for a double click', async () => {
    const scope = start(filling(begun));
    const first = allSettled(schoolSubmitted, { scope, params: school });
    void allSettled(schoolSubmitted, { scope, params: school });
    await first;
    expect(outside.save).toHaveBeenCalledOnce();
  });

  test('of another page is ignored', async () => {
    const state = filling(withSchool);
    const scope = start(state);
    await allSettled(schoolSubmitted, { scope, params: school });
    await allSettled(classSubmitted, { scope, params: newClass });
    await allSettled(codeRead, { scope });
    await allSettled(retryRequested, { scope });
    expect(stateOf(scope)).toBe(state);
    expect(outside.save).not.toHaveBeenCalled();
    expect(outside.complete).not.toHaveBeenCalled();
  });

  test('leads from subjects to the first class', async () => {
    outside.save.mockResolvedValue(taught);
    const scope = start(filling(withSchool));
    await allSettled(teachingSubmitted, { scope, params: teaching });
    expect(requestOf(outside.save)).toMatchObject({
      request: { onboardingChange: { step: 'class', ...teaching } },
    });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'class' });
  });
});

describe('the last step', () => {
  test('can be skipped to complete onboarding', async () => {
    const scope = start(filling(taught));
    await allSettled(classSubmitted, { scope, params: null });
    expect(requestOf(outside.complete)).toMatchObject({ request: { onboardingEnd: { class: null } } });
    expect(stateOf(scope)).toEqual({ state: 'done' });
    expect(scope.getState($received)).toEqual([teacher]);
  });

  test('with a class shows its code before it completes', async () => {
    outside.complete.mockResolvedValue(ended(made));
    const scope = start(filling(taught));
    await allSettled(classSubmitted, { scope, params: newClass });
    expect(stateOf(scope)).toMatchObject({ state: 'made', made: { code: 'HRB7B4Q' } });
    expect(scope.getState($received)).toEqual([]);
    await allSettled(codeRead, { scope });
    await allSettled(codeRead, { scope });
    expect(stateOf(scope)).toEqual({ state: 'done' });
    expect(scope.getState($received)).toEqual([teacher]);
  });

  test('is sent once for a double click', async () => {
    const scope = start(filling(taught));
    const first = allSettled(classSubmitted, { scope, params: newClass });
    void allSettled(classSubmitted, { scope, params: null });
    await first;
    expect(outside.complete).toHaveBeenCalledOnce();
  });

  test('stays open with the errors of the server', async () => {
    outside.complete.mockImplementation(refused);
    const scope = start(filling(taught));
    await allSettled(classSubmitted, { scope, params: newClass });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'class' });
    expect(scope.getState($received)).toMatchObject([{ step: 'class', error: { status: 422 } }]);
  });
});

describe('the other role', () => {
  test('is saved by the server, then refreshes the session', async () => {
    const scope = start(filling(begun));
    await allSettled(roleSwitchRequested, { scope, params: 'student' });
    expect(requestOf(outside.save)).toMatchObject({ request: { onboardingChange: { role: 'student' } } });
    expect(stateOf(scope)).toEqual(unknown);
    expect(scope.getState($received)).toEqual(['refresh']);
  });

  test('that is rejected shows the reason and changes nothing', async () => {
    outside.save.mockImplementation(refused);
    const before = filling(begun);
    const scope = start(before);
    await allSettled(roleSwitchRequested, { scope, params: 'student' });
    expect(stateOf(scope)).toBe(before);
    expect(scope.getState($toasts).map(({ title }) => title)).toEqual(['Please correct the fields below.']);
  });

  test('cannot be chosen while a step is being saved', async () => {
    outside.save.mockReturnValue(new Promise(() => {}));
    const scope = start(filling(begun));
    void allSettled(schoolSubmitted, { scope, params: school });
    void allSettled(roleSwitchRequested, { scope, params: 'student' });
    await vi.waitFor(() => expect(outside.save).toHaveBeenCalledOnce());
    expect(stateOf(scope)).toMatchObject({ state: 'saving', to: 'teaching' });
  });
});

test('the end of the session clears the progress', async () => {
  const scope = start(filling(taught));
  await allSettled(onboardingForgotten, { scope });
  expect(stateOf(scope)).toEqual(unknown);
});
