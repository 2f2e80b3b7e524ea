import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { getSettingsFx, loginFx } from '@/shared/api/auth';
import { balance, teacher } from '../../../../tests/support/people';
import { settings } from '../../../../tests/support/settings';
import {
  $demoAccounts,
  $errors,
  $form,
  $pending,
  demoChosen,
  emailChanged,
  loginOpened,
  passwordChanged,
  rememberChanged,
  submitted,
} from './login';

const demo = { role: 'teacher' as const, email: 'teacher@lectern.test', password: 'lectern-demo' };
const user = teacher;
const data = { user, user_id: user.id, token: 'token', token_balance: balance };
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
  await allSettled(emailChanged, { scope, params: email });
  await allSettled(passwordChanged, { scope, params: password });
}

test.each([true, false])('signs in with what was written, to be remembered: %s', async (remember) => {
  const scope = start();
  await fill(scope, ' ada@school.test ');
  await allSettled(rememberChanged, { scope, params: remember });
  await allSettled(submitted, { scope });
  expect(login).toHaveBeenCalledExactlyOnceWith({
    credentials: { email: 'ada@school.test', password: 'a long phrase', remember },
  });
  expect(scope.getState($authenticated)).toEqual({ answer: data, remember });
});

test('a second press while the first waits sends nothing', async () => {
  const scope = start();
  await fill(scope);
  const first = allSettled(submitted, { scope });
  expect(scope.getState($pending)).toBe(true);
  void allSettled(submitted, { scope });
  void allSettled(demoChosen, { scope, params: demo });
  await first;
  expect(login).toHaveBeenCalledOnce();
});

test.each([
  ['', '', { email: 'Invalid email address', password: 'Write your password' }],
  ['ada', 'a long phrase', { email: 'Invalid email address' }],
  ['ada@school.test', '', { password: 'Write your password' }],
])('%j with %j is not sent', async (email, password, errors) => {
  const scope = start();
  await fill(scope, email, password);
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toEqual(errors);
  expect(login).not.toHaveBeenCalled();
});

test.each([
  ['Invalid credentials', "The credentials doesn't match in your records."],
  ['Something went wrong', "The credentials doesn't match in your records."],
  ['This account is closed.', 'This account is closed.'],
])('the refusal %j is shown as %j', async (message, shown) => {
  login.mockImplementation(() => refuse(401, { status: 'error', message }));
  const scope = start();
  await fill(scope);
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toEqual({ form: shown });
  expect(scope.getState($authenticated)).toBeNull();
});

test('errors of fields stand beside them, and go when the field is changed', async () => {
  login.mockImplementation(() =>
    refuse(422, { message: 'No', errors: { email: ['Invalid email address'] } }),
  );
  const scope = start();
  await fill(scope);
  await allSettled(submitted, { scope });
  expect(scope.getState($errors)).toEqual({ email: 'Invalid email address' });
  await allSettled(emailChanged, { scope, params: 'ada@school.example' });
  expect(scope.getState($errors)).toEqual({});
});

test('a server that cannot be reached leaves what was written', async () => {
  login.mockRejectedValue(networkError({ reason: null }));
  const scope = start();
  await fill(scope);
  await allSettled(submitted, { scope });
  expect(scope.getState($errors).form).toMatch(/cannot be reached/);
  expect(scope.getState($form)).toMatchObject({ email: 'ada@school.test', password: 'a long phrase' });
});

test('a demonstration offers its accounts, and one click signs in', async () => {
  const scope = start();
  await allSettled(loginOpened, { scope });
  expect(scope.getState($demoAccounts)).toEqual([demo]);
  await allSettled(demoChosen, { scope, params: demo });
  expect(login).toHaveBeenCalledExactlyOnceWith({
    credentials: { email: demo.email, password: demo.password, remember: false },
  });
});

test('opening the page again forgets what was written and what was wrong', async () => {
  const scope = start();
  await fill(scope, 'ada', 'secret');
  await allSettled(submitted, { scope });
  await allSettled(loginOpened, { scope });
  expect(scope.getState($form)).toEqual({ email: '', password: '', remember: false });
  expect(scope.getState($errors)).toEqual({});
});
