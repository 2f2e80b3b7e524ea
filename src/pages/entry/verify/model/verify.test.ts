import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $session, type Session } from '@/entities/session';
import { getMeFx, getSettingsFx } from '@/shared/api/auth';
import { resendVerificationEmailFx } from '@/shared/api/registration';
import { balance, sessionOf, teacher, unverified } from '../../../../../tests/support/people';
import { settings } from '../../../../../tests/support/settings';
import { delayFx } from '@/shared/lib/clock';
import { windowFocused } from '@/shared/lib/navigation';
import {
  $checking,
  $hasOutbox,
  $outcome,
  $secondsLeft,
  checkRequested,
  resendRequested,
  verifyOpened,
} from './verify';

const user = unverified(teacher);
const waiting = sessionOf(user);
const refused = httpError({ status: 403, statusText: '', response: null });

const resend = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const me = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const delay = vi.fn((_milliseconds: number) => {});
const answerMe = (email_verified: boolean) => ({
  status: 'success',
  message: 'Signed in.',
  data: { user: { ...user, email_verified }, user_id: user.id, token_balance: balance },
});

beforeEach(() => {
  resend.mockReset().mockResolvedValue({ status: 'success', message: 'Sent.' });
  me.mockReset().mockResolvedValue(answerMe(false));
  delay.mockReset();
});

const start = (session: Session = waiting) =>
  fork({
    values: [[$session, session]],
    handlers: [
      [resendVerificationEmailFx, resend],
      [getMeFx, me],
      [getSettingsFx, () => settings],
      [delayFx, delay],
    ],
  });

test('the opened page counts down a minute, second by second', async () => {
  const scope = start();
  await allSettled(verifyOpened, { scope });
  expect(scope.getState($secondsLeft)).toBe(0);
  expect(delay).toHaveBeenCalledTimes(60);
  expect(new Set(delay.mock.calls.flat())).toEqual(new Set([1000]));
  expect(scope.getState($hasOutbox)).toBe(true);
});

test('opening the page again does not speed up the countdown', async () => {
  let tick: () => void = () => {};
  delay.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        tick = resolve;
      }) as never,
  );
  const scope = start();
  void allSettled(verifyOpened, { scope });
  void allSettled(verifyOpened, { scope });
  expect(delay).toHaveBeenCalledOnce();
  tick();
  await vi.waitFor(() => expect(scope.getState($secondsLeft)).toBe(59));
});

test('the link is sent again once the minute is over, and the countdown restarts', async () => {
  const scope = start();
  await allSettled(resendRequested, { scope });
  expect(resend).toHaveBeenCalledExactlyOnceWith({ emailAddress: { email: user.email } });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'ok' });
  expect(delay).toHaveBeenCalledTimes(60);
});

test('the link is not sent again before the minute is over', async () => {
  delay.mockImplementation(() => new Promise(() => {}) as never);
  const scope = start();
  void allSettled(verifyOpened, { scope });
  void allSettled(resendRequested, { scope });
  expect(resend).not.toHaveBeenCalled();
});

test('a failed resend says why and can be retried', async () => {
  resend.mockRejectedValueOnce(refused);
  const scope = start();
  await allSettled(resendRequested, { scope });
  expect(scope.getState($outcome)).toEqual({ tone: 'danger', text: 'Forbidden' });
  await allSettled(resendRequested, { scope });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'ok' });
});

test('after 429 the countdown lasts as long as the server requires', async () => {
  resend.mockRejectedValue({
    ...httpError({ status: 429, statusText: '', response: null }),
    retryAfter: '90',
  });
  const scope = start();
  await allSettled(resendRequested, { scope });
  expect(delay).toHaveBeenCalledTimes(90);
});

test('a check before the link was opened warns the user', async () => {
  const scope = start();
  await allSettled(checkRequested, { scope });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'warn' });
  expect(scope.getState($checking)).toBe(false);
});

test('a check after the link was opened updates the session', async () => {
  me.mockResolvedValue(answerMe(true));
  const scope = start();
  await allSettled(checkRequested, { scope });
  expect(scope.getState($session)).toMatchObject({ user: { email_verified: true } });
  expect(scope.getState($outcome)).toBeNull();
});

test('a check that fails says why', async () => {
  me.mockRejectedValue(refused);
  const scope = start();
  await allSettled(checkRequested, { scope });
  expect(scope.getState($outcome)).toEqual({ tone: 'danger', text: 'Forbidden' });
  expect(scope.getState($checking)).toBe(false);
});

test('returning to the window checks without a message', async () => {
  const scope = start();
  await allSettled(windowFocused, { scope });
  expect(me).toHaveBeenCalledOnce();
  expect(scope.getState($outcome)).toBeNull();
});

test.each<[string, Session]>([
  ['a visitor', { state: 'visitor' }],
  ['a verified user', sessionOf(teacher)],
])('no request is made for %s', async (_, session) => {
  const scope = start(session);
  await allSettled(windowFocused, { scope });
  await allSettled(checkRequested, { scope });
  await allSettled(resendRequested, { scope });
  expect(me).not.toHaveBeenCalled();
  expect(resend).not.toHaveBeenCalled();
});
