import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { socialLoginGoogleFx, startGoogleSignInFx } from '@/shared/api/registration';
import { balance, teacher } from '../../../../tests/support/people';
import { settings } from '../../../../tests/support/settings';
import { loadGoogleFx } from '../api/google-identity';
import {
  $google,
  $nonce,
  choicesChanged,
  choicesMade,
  credentialReceived,
  googleShown,
  retryRequested,
} from './google-sign-in';

const claims = { email: 'ada@school.test', given_name: 'Ada', family_name: 'Byron' };
const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const person = { email: 'ada@school.test', first_name: 'Ada', last_name: 'Byron', id_token: token };
const data = {
  user: teacher,
  user_id: teacher.id,
  token: 'token',
  expires_at: '2026-12-20T09:00:00.000Z',
  token_balance: balance,
};
const refuse = (status: number, response: unknown) => ({
  ...httpError({ status, statusText: '', response: null }),
  response,
});
const requiresRole = refuse(422, { message: 'No', errors: { role: ['Say who you are.'] } });

const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const load = vi.fn((): Promise<void> => Promise.resolve());
const begin = vi.fn((): Promise<unknown> => Promise.resolve());
const signIn = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  begin.mockReset().mockResolvedValue({ nonce: 'first' });
  signIn.mockReset().mockResolvedValue({ status: 'success', message: 'Signed in.', data });
});

async function start() {
  const scope = fork({
    handlers: [
      [loadGoogleFx, load],
      [startGoogleSignInFx, begin],
      [socialLoginGoogleFx, signIn],
    ],
  });
  await allSettled(googleShown, { scope });
  return scope;
}

const { version } = settings.terms;
const received = { credential: token, suggested: 'student' as const };

test('an existing user signs in by the token, without a role', async () => {
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: received });
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ googleSignIn: person });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
  expect(scope.getState($google)).toEqual({ state: 'ready', problem: null });
});

test('a new user chooses a role and agrees to the terms before the account is created', async () => {
  signIn.mockRejectedValueOnce(requiresRole);
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: received });
  expect(scope.getState($google)).toMatchObject({
    state: 'choosing',
    choices: { role: 'student', mails: false, terms: false },
  });
  expect(scope.getState($authenticated)).toBeNull();
  await allSettled(choicesChanged, { scope, params: { role: 'teacher', mails: true } });
  await allSettled(choicesMade, { scope, params: version });
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(scope.getState($google)).toMatchObject({ isConsentMissing: true });
  await allSettled(choicesChanged, { scope, params: { terms: true } });
  await allSettled(choicesMade, { scope, params: version });
  expect(signIn).toHaveBeenLastCalledWith({
    googleSignIn: { ...person, role: 'teacher', mails: true, terms_version: version },
  });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
});

test('a double click creates one account, and a failure leaves the choices', async () => {
  signIn
    .mockRejectedValueOnce(requiresRole)
    .mockRejectedValueOnce(refuse(503, { message: 'Google cannot be reached.' }));
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: received });
  await allSettled(choicesChanged, { scope, params: { mails: true, terms: true } });
  const first = allSettled(choicesMade, { scope, params: version });
  void allSettled(choicesMade, { scope, params: version });
  await first;
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(scope.getState($google)).toMatchObject({
    state: 'choosing',
    choices: { role: 'student', mails: true, terms: true },
    problem: 'Google cannot be reached.',
  });
});

test('terms that have changed meanwhile are named, and the choices stay', async () => {
  const changed = 'The terms have changed. Reload the page and read them again.';
  signIn
    .mockRejectedValueOnce(requiresRole)
    .mockRejectedValueOnce(
      refuse(422, { message: 'Please correct the fields below.', errors: { terms_version: [changed] } }),
    );
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: received });
  await allSettled(choicesChanged, { scope, params: { terms: true } });
  await allSettled(choicesMade, { scope, params: 'old' });
  expect(scope.getState($google)).toMatchObject({ state: 'choosing', problem: changed });
});

test.each([
  [401, 'Google sign-in was not accepted. Try again.'],
  [409, 'This address already has an account. Sign in with your password.'],
])('the error %i is shown', async (status, message) => {
  signIn.mockRejectedValue(refuse(status, { status: 'error', message }));
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: received });
  expect(scope.getState($google)).toEqual({ state: 'ready', problem: message });
});

test('an invalid token is not sent', async () => {
  const scope = await start();
  await allSettled(credentialReceived, { scope, params: { ...received, credential: 'nonsense' } });
  expect(signIn).not.toHaveBeenCalled();
  expect(scope.getState($google)).toMatchObject({ state: 'ready', problem: expect.any(String) });
});

test('a script that fails to load is reported and can be retried', async () => {
  load.mockRejectedValueOnce(new Error('Blocked.'));
  const scope = await start();
  expect(scope.getState($google)).toEqual({ state: 'failed' });
  await allSettled(credentialReceived, { scope, params: received });
  expect(signIn).not.toHaveBeenCalled();
  await allSettled(retryRequested, { scope });
  expect(load).toHaveBeenCalledTimes(2);
  expect(scope.getState($google)).toEqual({ state: 'ready', problem: null });
  await allSettled(retryRequested, { scope });
  expect(load).toHaveBeenCalledTimes(2);
});

test('the button waits for a nonce, and a rejected token gets a new one', async () => {
  signIn.mockRejectedValueOnce(refuse(401, { message: 'Google sign-in was not accepted. Try again.' }));
  const scope = await start();
  expect(scope.getState($nonce)).toBe('first');
  begin.mockResolvedValueOnce({ nonce: 'second' });
  await allSettled(credentialReceived, { scope, params: received });
  expect(scope.getState($nonce)).toBe('second');
  expect(scope.getState($google)).toMatchObject({ state: 'ready', problem: expect.any(String) });
});

test('without a nonce the user can retry', async () => {
  begin.mockRejectedValueOnce(refuse(503, {}));
  const scope = await start();
  expect(scope.getState($google)).toEqual({ state: 'failed' });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($google)).toEqual({ state: 'ready', problem: null });
});
