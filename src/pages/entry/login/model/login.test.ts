import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { getSettingsFx, loginFx } from '@/shared/api/auth';
import { balance, teacher } from '../../../../../tests/support/people';
import { settings } from '../../../../../tests/support/settings';
import { $demoAccounts, demoChosen, form, loginOpened } from './login';

const demo = { role: 'teacher' as const, email: 'teacher@lectern.test', password: 'lectern-demo' };
const user = teacher;
const data = {
  user,
  user_id: user.id,
  token: 'token',
  expires_at: '2026-12-20T09:00:00.000Z',
  token_balance: balance,
};
const refuse = (status: number, response: unknown) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response });

const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const login = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());
const getSettings = vi.fn((): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  login.mockReset().mockResolvedValue({ status: 'success', message: 'Signed in.', data });
  getSettings.mockReset().mockResolvedValue({ ...settings, demo_accounts: [demo] });
});

const start = () =>
  fork({
    handlers: [
      [loginFx, login],
      [getSettingsFx, getSettings],
    ],
  });

async function fill(scope: Scope, email = 'ada@school.test', password = 'a long phrase') {
  await allSettled(form.changed, { scope, params: { email, password } });
}

test.each([true, false])('signs in with the trimmed email, remembered: %s', async (remember) => {
  const scope = start();
  await fill(scope, ' ada@school.test ');
  await allSettled(form.changed, { scope, params: { remember } });
  await allSettled(form.submitted, { scope });
  expect(login).toHaveBeenCalledExactlyOnceWith({
    credentials: { email: 'ada@school.test', password: 'a long phrase', remember },
  });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
});

test('a second submit while the first is pending sends nothing', async () => {
  const scope = start();
  await fill(scope);
  const first = allSettled(form.submitted, { scope });
  expect(scope.getState(form.$pending)).toBe(true);
  void allSettled(form.submitted, { scope });
  void allSettled(demoChosen, { scope, params: demo });
  await first;
  expect(login).toHaveBeenCalledOnce();
});

test.each([
  ['', '', { email: 'Invalid email address', password: 'Enter your password' }],
  ['ada', 'a long phrase', { email: 'Invalid email address' }],
  ['ada@school.test', '', { password: 'Enter your password' }],
])('%j with %j is not sent', async (email, password, errors) => {
  const scope = start();
  await fill(scope, email, password);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual(errors);
  expect(login).not.toHaveBeenCalled();
});

test.each([
  ['Invalid credentials', "The credentials doesn't match in your records."],
  ['Something went wrong', "The credentials doesn't match in your records."],
  ['This account is closed.', 'This account is closed.'],
])('the server error %j is shown as %j', async (message, shown) => {
  login.mockImplementation(() => refuse(401, { status: 'error', message }));
  const scope = start();
  await fill(scope);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ form: shown });
  expect(scope.getState($authenticated)).toBeNull();
});

test('errors of fields land beside them, and disappear when the field is changed', async () => {
  login.mockImplementation(() =>
    refuse(422, { message: 'No', errors: { email: ['Invalid email address'] } }),
  );
  const scope = start();
  await fill(scope);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ email: 'Invalid email address' });
  await allSettled(form.changed, { scope, params: { email: 'ada@school.example' } });
  expect(scope.getState(form.$errors)).toEqual({});
});

test('a network error leaves what was typed', async () => {
  login.mockRejectedValue(networkError({ reason: null }));
  const scope = start();
  await fill(scope);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors).form).toMatch(/can’t be reached/);
  expect(scope.getState(form.$values)).toMatchObject({ email: 'ada@school.test', password: 'a long phrase' });
});

test('a demo offers its accounts, and one click signs in', async () => {
  const scope = start();
  await allSettled(loginOpened, { scope });
  expect(scope.getState($demoAccounts)).toEqual([demo]);
  await allSettled(demoChosen, { scope, params: demo });
  expect(login).toHaveBeenCalledExactlyOnceWith({
    credentials: { email: demo.email, password: demo.password, remember: false },
  });
});

test('opening the page again clears values and errors', async () => {
  const scope = start();
  await fill(scope, 'ada', 'secret');
  await allSettled(form.submitted, { scope });
  await allSettled(loginOpened, { scope });
  expect(scope.getState(form.$values)).toEqual({ email: '', password: '', remember: false });
  expect(scope.getState(form.$errors)).toEqual({});
});
