import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $session, type Session } from '@/entities/session';
import { getMeFx, getSettingsFx } from '@/shared/api/auth';
import { resendVerificationEmailFx } from '@/shared/api/registration';
import { balance, sessionOf, teacher, unverified } from '../../../../tests/support/people';
import { settings } from '../../../../tests/support/settings';
import { delayFx } from '@/shared/lib/delay';
import { windowFocused } from '@/shared/lib/window-focus';
import {
  $checking,
  $hasOutbox,
  $outcome,
  $secondsLeft,
  checkAsked,
  resendAsked,
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

test('the opened page counts a minute down, one second at a time', async () => {
  const scope = start();
  await allSettled(verifyOpened, { scope });
  expect(scope.getState($secondsLeft)).toBe(0);
  expect(delay).toHaveBeenCalledTimes(60);
  expect(new Set(delay.mock.calls.flat())).toEqual(new Set([1000]));
  expect(scope.getState($hasOutbox)).toBe(true);
});

test('opened again while it counts, it still counts at one speed', async () => {
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

test('the link is sent again once the minute is over, and a new minute begins', async () => {
  const scope = start();
  await allSettled(resendAsked, { scope });
  expect(resend).toHaveBeenCalledExactlyOnceWith({ emailAddress: { email: user.email } });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'ok' });
  expect(delay).toHaveBeenCalledTimes(60);
});

test('before that it is not', async () => {
  delay.mockImplementation(() => new Promise(() => {}) as never);
  const scope = start();
  void allSettled(verifyOpened, { scope });
  void allSettled(resendAsked, { scope });
  expect(resend).not.toHaveBeenCalled();
});

test('a refused mail says why and may be asked for again', async () => {
  resend.mockRejectedValueOnce(refused);
  const scope = start();
  await allSettled(resendAsked, { scope });
  expect(scope.getState($outcome)).toEqual({ tone: 'danger', text: 'Forbidden' });
  await allSettled(resendAsked, { scope });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'ok' });
});

test('a refusal for too many asks for as much patience as the server does', async () => {
  resend.mockRejectedValue({
    ...httpError({ status: 429, statusText: '', response: null }),
    retryAfter: '90',
  });
  const scope = start();
  await allSettled(resendAsked, { scope });
  expect(delay).toHaveBeenCalledTimes(90);
});

test('whoever says too early that the link was opened is told so', async () => {
  const scope = start();
  await allSettled(checkAsked, { scope });
  expect(scope.getState($outcome)).toMatchObject({ tone: 'warn' });
  expect(scope.getState($checking)).toBe(false);
});

test('a verified account is taken over', async () => {
  me.mockResolvedValue(answerMe(true));
  const scope = start();
  await allSettled(checkAsked, { scope });
  expect(scope.getState($session)).toMatchObject({ user: { email_verified: true } });
  expect(scope.getState($outcome)).toBeNull();
});

test('a check that fails says why', async () => {
  me.mockRejectedValue(refused);
  const scope = start();
  await allSettled(checkAsked, { scope });
  expect(scope.getState($outcome)).toEqual({ tone: 'danger', text: 'Forbidden' });
  expect(scope.getState($checking)).toBe(false);
});

test('coming back to the window looks quietly', async () => {
  const scope = start();
  await allSettled(windowFocused, { scope });
  expect(me).toHaveBeenCalledOnce();
  expect(scope.getState($outcome)).toBeNull();
});

test.each<[string, Session]>([
  ['a visitor', { state: 'visitor' }],
  ['a verified person', sessionOf(teacher)],
])('nothing is sent or asked for %s', async (_, session) => {
  const scope = start(session);
  await allSettled(windowFocused, { scope });
  await allSettled(checkAsked, { scope });
  await allSettled(resendAsked, { scope });
  expect(me).not.toHaveBeenCalled();
  expect(resend).not.toHaveBeenCalled();
});
