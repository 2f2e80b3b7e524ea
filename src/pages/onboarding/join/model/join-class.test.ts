import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userChanged } from '@/entities/session';
import { getClassByCodeFx } from '@/shared/api/classes';
import { getInvitationFx } from '@/shared/api/invitations';
import { getOnboardingFx, joinClassFx } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { type Destination, navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { student } from '../../../../../tests/support/people';
import {
  $codeError,
  $isUnder13,
  $joining,
  $problem,
  birthDateChanged,
  codeChanged,
  form,
  joinOpened,
  offerNeeded,
} from './join-class';
import { type JoiningState, typing } from './joining';
import { CODE, invitation, preview } from './joining.fixture';

const filled = {
  code: 'entered' as const,
  birthDate: { day: '9', month: '5', year: '2011' },
  notice: true,
};
const ready: JoiningState = { state: 'ready', way: { kind: 'code', code: CODE }, preview };

const refuse = (status: number, message: string, errors = {}) =>
  Promise.reject(
    Object.assign(httpError({ status, statusText: '', response: null }), { response: { message, errors } }),
  );

const outside = {
  look: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(preview)),
  read: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(invitation)),
  join: vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve()),
  navigate: vi.fn((_: Destination) => {}),
};

beforeEach(() => {
  outside.navigate.mockReset();
  outside.look.mockReset().mockResolvedValue(preview);
  outside.read.mockReset().mockResolvedValue(invitation);
  outside.join.mockReset().mockResolvedValue({
    status: 'success',
    message: 'You are in 7B Science.',
    data: { user: student, class_id: CLASS },
  });
});

/** The users that the session has received. */
const CLASS = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70';
const progress = {
  role: 'student' as const,
  completed: false,
  step: 'school' as const,
  school: null,
  grades: [],
  subjects: [],
  standards: [],
  invitation,
};

const $users = createStore<unknown[]>([]).on(userChanged, (users, user) => [...users, user]);

const start = (state: JoiningState = typing, answers?: typeof filled): Scope =>
  fork({
    values: answers
      ? [
          [$joining, state],
          [form.$values, answers],
        ]
      : [[$joining, state]],
    handlers: [
      [getClassByCodeFx, outside.look],
      [getInvitationFx, outside.read],
      [joinClassFx, outside.join],
      [readClockFx, () => new Date(2026, 10, 20)],
      [getOnboardingFx, () => progress],
      [navigateFx, outside.navigate],
    ],
  });
const stateOf = (scope: Scope) => scope.getState($joining);
const sent = () => outside.join.mock.lastCall?.[1];

describe('a code', () => {
  test('is looked up once it is complete', async () => {
    const scope = start();
    await allSettled(codeChanged, { scope, params: 'HRB7B4' });
    expect(outside.look).not.toHaveBeenCalled();
    await allSettled(codeChanged, { scope, params: CODE });
    expect(outside.look).toHaveBeenCalledOnce();
    expect(stateOf(scope)).toEqual(ready);
  });

  test('of no class says so and can be corrected', async () => {
    outside.look.mockImplementationOnce(() => refuse(404, 'No class has this code.'));
    const scope = start();
    await allSettled(codeChanged, { scope, params: 'ZZZZZZZ' });
    expect(scope.getState($codeError)).toBe('No class has this code.');
    await allSettled(codeChanged, { scope, params: CODE });
    expect(stateOf(scope)).toEqual(ready);
    expect(scope.getState($codeError)).toBeNull();
  });

  test('that could not be looked up is retried on submit', async () => {
    outside.look.mockImplementationOnce(() => refuse(503, 'Service Unavailable'));
    const scope = start(typing, filled);
    await allSettled(codeChanged, { scope, params: CODE });
    expect(scope.getState($codeError)).toBe('Service Unavailable');
    await allSettled(form.submitted, { scope });
    expect(outside.look).toHaveBeenCalledTimes(2);
    expect(stateOf(scope)).toEqual(ready);
    expect(outside.join).not.toHaveBeenCalled();
  });

  test('ignores the answer to an earlier code', async () => {
    let answer: (found: unknown) => void = () => {};
    outside.look.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const scope = start();
    void allSettled(codeChanged, { scope, params: CODE });
    await vi.waitFor(() => expect(outside.look).toHaveBeenCalledOnce());
    void allSettled(codeChanged, { scope, params: 'HRB7B4' });
    answer(preview);
    await allSettled(scope);
    expect(stateOf(scope)).toEqual({ state: 'typing', code: 'HRB7B4' });
  });
});

describe('an invitation', () => {
  test('shows its class without a code', async () => {
    const scope = start();
    await allSettled(joinOpened, { scope, params: invitation.id });
    expect(stateOf(scope)).toMatchObject({ state: 'ready', way: { kind: 'invitation', id: invitation.id } });
    await allSettled(codeChanged, { scope, params: CODE });
    expect(outside.look).not.toHaveBeenCalled();
  });

  test.each([
    ['expired', /expired/],
    ['used', /already used/],
    ['revoked', /withdrawn/],
  ] as const)('that is %s leaves the code', async (state, reason) => {
    outside.read.mockResolvedValue({ ...invitation, state });
    const scope = start();
    await allSettled(joinOpened, { scope, params: invitation.id });
    expect(scope.getState($problem)).toMatch(reason);
    await allSettled(codeChanged, { scope, params: CODE });
    expect(stateOf(scope)).toEqual(ready);
  });

  test('to another address falls back to the code', async () => {
    outside.read.mockImplementation(() => refuse(404, 'This invitation is for another address.'));
    const scope = start();
    await allSettled(joinOpened, { scope, params: invitation.id });
    expect(stateOf(scope)).toEqual({
      state: 'closed',
      code: '',
      reason: 'This invitation is for another address.',
    });
  });
});

test('an invitation that only the server knows is offered, unless a code was typed', async () => {
  const scope = start();
  await allSettled(joinOpened, { scope, params: null });
  await allSettled(offerNeeded, { scope });
  expect(stateOf(scope)).toMatchObject({ state: 'ready', way: { kind: 'invitation', id: invitation.id } });
  const typed = start({ state: 'typing', code: 'HRB' });
  await allSettled(offerNeeded, { scope: typed });
  expect(stateOf(typed)).toEqual({ state: 'typing', code: 'HRB' });
});

describe('joining', () => {
  test('sends code, birth date and notice, and updates the session', async () => {
    const scope = start(ready, filled);
    await allSettled(form.submitted, { scope });
    expect(sent()).toMatchObject({
      request: { joining: { class_code: CODE, date_of_birth: '2011-05-09', ai_notice: true } },
    });
    expect(stateOf(scope)).toEqual({ state: 'joined' });
    expect(scope.getState($users)).toEqual([student]);
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/students/classes/view/${CLASS}`,
      replace: true,
    });
    expect(scope.getState($toasts).map(({ title }) => title)).toEqual(['You are in 7B Science.']);
  });

  test('by an invitation sends the invitation alone', async () => {
    const scope = start({ ...ready, way: { kind: 'invitation', id: invitation.id } }, filled);
    await allSettled(form.submitted, { scope });
    expect(sent()).toMatchObject({ request: { joining: { invitation_id: invitation.id } } });
    expect(JSON.stringify(sent())).not.toContain('class_code');
  });

  test('with missing answers sends nothing and lists them', async () => {
    const scope = start();
    await allSettled(form.submitted, { scope });
    expect(Object.keys(scope.getState(form.$errors))).toEqual(['code', 'birthDate', 'notice']);
    await allSettled(birthDateChanged, { scope, params: filled.birthDate });
    await allSettled(form.changed, { scope, params: { notice: true } });
    expect(Object.keys(scope.getState(form.$errors))).toEqual(['code']);
    expect(outside.join).not.toHaveBeenCalled();
  });

  test('of a student who is too young shows the error beside the date', async () => {
    const message = 'Under 13, you join with an invitation.';
    outside.join.mockImplementation(() =>
      refuse(422, 'Please correct the fields below.', { date_of_birth: [message] }),
    );
    const scope = start(ready, { ...filled, birthDate: { day: '9', month: '5', year: '2015' } });
    await allSettled(joinOpened, { scope, params: null });
    await allSettled(codeChanged, { scope, params: CODE });
    expect(scope.getState($isUnder13)).toBe(true);
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$errors).birthDate).toBe(message);
    expect(scope.getState($problem)).toBeNull();
    expect(scope.getState($users)).toEqual([]);
  });

  test('is sent once for a double submit', async () => {
    const scope = start(ready, filled);
    const first = allSettled(form.submitted, { scope });
    void allSettled(form.submitted, { scope });
    await first;
    expect(outside.join).toHaveBeenCalledOnce();
  });
});
