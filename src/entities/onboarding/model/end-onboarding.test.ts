import { allSettled } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $toasts } from '@/shared/lib/toasts';
import { teacher } from '../../../../tests/support/people';
import { classSubmitted, codeRead, roleSwitchRequested, schoolSubmitted } from './onboarding';
import {
  school,
  newClass,
  made,
  begun,
  taught,
  filling,
  refused,
  ended,
  outside,
  $received,
  resetOutside,
  start,
  stateOf,
  requestOf,
} from './onboarding.fixture';
import { unknown } from './transitions';

beforeEach(resetOutside);

describe('the last step', () => {
  test('ends onboarding when it is skipped', async () => {
    const scope = start(filling(taught));
    await allSettled(classSubmitted, { scope, params: null });
    expect(requestOf(outside.complete)).toMatchObject({ request: { onboardingEnd: { class: null } } });
    expect(stateOf(scope)).toEqual({ state: 'done' });
    expect(scope.getState($received)).toEqual([teacher]);
  });

  test('shows the code of the new class before onboarding ends', async () => {
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

  test('is sent once for a double press', async () => {
    const scope = start(filling(taught));
    const first = allSettled(classSubmitted, { scope, params: newClass });
    void allSettled(classSubmitted, { scope, params: null });
    await first;
    expect(outside.complete).toHaveBeenCalledOnce();
  });

  test('stays open and shows the errors of the server', async () => {
    outside.complete.mockImplementation(refused);
    const scope = start(filling(taught));
    await allSettled(classSubmitted, { scope, params: newClass });
    expect(stateOf(scope)).toMatchObject({ state: 'filling', step: 'class' });
    expect(scope.getState($received)).toMatchObject([{ step: 'class', error: { status: 422 } }]);
  });
});

describe('switching the role', () => {
  test('saves it on the server, then refreshes the session', async () => {
    const scope = start(filling(begun));
    await allSettled(roleSwitchRequested, { scope, params: 'student' });
    expect(requestOf(outside.save)).toMatchObject({ request: { onboardingChange: { role: 'student' } } });
    expect(stateOf(scope)).toEqual(unknown);
    expect(scope.getState($received)).toEqual(['refresh']);
  });

  test('shows the error and keeps the state when the server rejects it', async () => {
    outside.save.mockImplementation(refused);
    const before = filling(begun);
    const scope = start(before);
    await allSettled(roleSwitchRequested, { scope, params: 'student' });
    expect(stateOf(scope)).toBe(before);
    expect(scope.getState($toasts).map(({ title }) => title)).toEqual(['Too long.']);
  });

  test('is not possible while a step is being saved', async () => {
    outside.save.mockReturnValue(new Promise(() => {}));
    const scope = start(filling(begun));
    void allSettled(schoolSubmitted, { scope, params: school });
    void allSettled(roleSwitchRequested, { scope, params: 'student' });
    await vi.waitFor(() => expect(outside.save).toHaveBeenCalledOnce());
    expect(stateOf(scope)).toMatchObject({ state: 'saving', to: 'teaching' });
  });
});
