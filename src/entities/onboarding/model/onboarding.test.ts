import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  classSubmitted,
  codeRead,
  retryRequested,
  schoolSubmitted,
  stepOpened,
  teachingSubmitted,
} from './onboarding';
import {
  school,
  teaching,
  newClass,
  begun,
  withSchool,
  taught,
  filling,
  refused,
  outside,
  $received,
  resetOutside,
  start,
  stateOf,
  requestOf,
} from './onboarding.fixture';

beforeEach(resetOutside);

describe('opening', () => {
  test('leads to the step that was reached on another device', async () => {
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

  test('a step beyond the first incomplete one redirects to that one', async () => {
    const scope = start();
    await allSettled(stepOpened, { scope, params: 'class' });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/onboarding/FirstStep', replace: true });
  });

  test('a second time reuses the loaded progress', async () => {
    const scope = start(filling(taught));
    await allSettled(stepOpened, { scope, params: 'school' });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(outside.read).not.toHaveBeenCalled();
  });

  test('can be retried for the same page after a failed request', async () => {
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

  test('a completed onboarding refreshes the session', async () => {
    outside.read.mockResolvedValue({ ...taught, completed: true });
    const scope = start();
    await allSettled(stepOpened, { scope, params: null });
    expect(stateOf(scope)).toEqual({ state: 'done' });
    expect(scope.getState($received)).toContain('refresh');
  });
});

describe('a submitted step', () => {
  test('is saved by the server before the next one opens', async () => {
    const scope = start(filling(begun));
    await allSettled(schoolSubmitted, { scope, params: school });
    expect(requestOf(outside.save)).toMatchObject({
      request: { onboardingChange: { step: 'teaching', school } },
    });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'teaching' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/onboarding/SecondStep' });
  });

  test('stays open and shows the errors of the server', async () => {
    outside.save.mockImplementation(refused);
    const scope = start(filling(begun));
    await allSettled(schoolSubmitted, { scope, params: school });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'school' });
    expect(scope.getState($received)).toMatchObject([{ step: 'school', error: { status: 422 } }]);
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('is sent once for a double press', async () => {
    const scope = start(filling(begun));
    const first = allSettled(schoolSubmitted, { scope, params: school });
    void allSettled(schoolSubmitted, { scope, params: school });
    await first;
    expect(outside.save).toHaveBeenCalledOnce();
  });

  test('that is not the current one changes nothing', async () => {
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

  test('of subjects and grades leads to the class', async () => {
    outside.save.mockResolvedValue(taught);
    const scope = start(filling(withSchool));
    await allSettled(teachingSubmitted, { scope, params: teaching });
    expect(requestOf(outside.save)).toMatchObject({
      request: { onboardingChange: { step: 'class', ...teaching } },
    });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'class' });
  });
});
