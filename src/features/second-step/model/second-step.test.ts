import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { completeSignInFx } from '@/shared/api/second-factor';
import { focusFormFx } from '@/shared/lib/form';
import { signWithPasskeyFx } from '@/shared/api/passkeys';
import { toastShown } from '@/shared/lib/toasts';
import { balance, teacher } from '../../../../tests/support/people';
import { $challenge, challengeEnded, signInAnswered } from './challenge';
import { $secondStep, codeForm, methodChosen, passkeyRequested, secondStepShown } from './second-step';
import { challenged, passkeyOptions } from './second-step.fixture';

const data = {
  user: teacher,
  user_id: teacher.id,
  token: 'token',
  expires_at: '2026-11-22T21:00:00.000Z',
  token_balance: balance,
};
const refuse = (status: number, response: object) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response });

const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title }) => [...shown, title]);
const complete = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());
const signed = { id: 'key', rawId: 'key', type: 'public-key' as const, clientExtensionResults: {} };
const passkey = { ...signed, response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' } };
const signWithPasskey = vi.fn((_options: unknown): Promise<typeof passkey> => Promise.resolve(passkey));
const focus = vi.fn();

beforeEach(() => {
  complete.mockReset().mockResolvedValue({ status: 'success', message: 'Signed in.', data });
  signWithPasskey.mockReset().mockResolvedValue(passkey);
});

async function open(methods = challenged.methods) {
  const scope = fork({
    handlers: [
      [completeSignInFx, complete],
      [signWithPasskeyFx, signWithPasskey],
      [focusFormFx, focus],
    ],
  });
  await allSettled(signInAnswered, { scope, params: { ...challenged, methods } });
  await allSettled(secondStepShown, { scope });
  return scope;
}

test('an answer with a token signs in without a second step', async () => {
  const scope = fork();
  await allSettled(signInAnswered, { scope, params: data });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
  expect(scope.getState($challenge)).toBeNull();
});

test('the first method of the challenge is shown and focused', async () => {
  const scope = await open();
  expect(scope.getState($secondStep)).toEqual({ state: 'code', method: 'authenticator' });
  expect(focus).toHaveBeenCalled();
  expect(scope.getState($authenticated)).toBeNull();
});

describe('a code', () => {
  test('completes the sign-in without its spaces', async () => {
    const scope = await open();
    await allSettled(codeForm.changed, { scope, params: { code: '287 082' } });
    await allSettled(codeForm.submitted, { scope });
    expect(complete).toHaveBeenCalledExactlyOnceWith({
      signInCompletion: { challenge: 'challenge', code: '287082' },
    });
    expect(scope.getState($authenticated)).toEqual({ answer: data });
    expect(scope.getState($challenge)).toBeNull();
    expect(scope.getState($secondStep)).toEqual({ state: 'idle' });
    expect(scope.getState(codeForm.$values).code).toBe('');
  });

  test.each([
    ['authenticator', '28708', 'Enter the 6 digits that your app shows'],
    ['recovery_code', '7KQ2-M4XT', 'Enter the 16 characters of the code'],
  ] as const)('of the method %s that is too short is not sent', async (method, code, error) => {
    const scope = await open();
    await allSettled(methodChosen, { scope, params: method });
    await allSettled(codeForm.changed, { scope, params: { code } });
    await allSettled(codeForm.submitted, { scope });
    expect(complete).not.toHaveBeenCalled();
    expect(scope.getState(codeForm.$errors)).toEqual({ code: error });
  });

  test('that is wrong stays, with the server’s sentence beside it', async () => {
    complete.mockImplementation(() => refuse(422, { errors: { recovery_code: ['Not yours.'] } }));
    const scope = await open();
    await allSettled(methodChosen, { scope, params: 'recovery_code' });
    await allSettled(codeForm.changed, { scope, params: { code: '7KQ2-M4XT-9RHC-VB3D' } });
    await allSettled(codeForm.submitted, { scope });
    expect(complete).toHaveBeenCalledExactlyOnceWith({
      signInCompletion: { challenge: 'challenge', recovery_code: '7KQ2-M4XT-9RHC-VB3D' },
    });
    expect(scope.getState(codeForm.$errors)).toEqual({ code: 'Not yours.' });
    await allSettled(methodChosen, { scope, params: 'authenticator' });
    expect(scope.getState(codeForm.$values)).toEqual({ method: 'authenticator', code: '' });
    expect(scope.getState(codeForm.$errors)).toEqual({});
  });
});

describe('a passkey', () => {
  test('completes the sign-in, once for many clicks', async () => {
    const scope = await open(['passkey']);
    expect(scope.getState($secondStep)).toEqual({ state: 'passkey', problem: null });
    void allSettled(passkeyRequested, { scope });
    await allSettled(passkeyRequested, { scope });
    expect(signWithPasskey).toHaveBeenCalledExactlyOnceWith(passkeyOptions);
    expect(complete).toHaveBeenCalledExactlyOnceWith({
      signInCompletion: { challenge: 'challenge', passkey },
    });
    expect(scope.getState($authenticated)).toEqual({ answer: data });
  });

  test('that the user cancels can be tried again', async () => {
    signWithPasskey.mockRejectedValue(new Error('NotAllowedError'));
    const scope = await open(['passkey']);
    await allSettled(passkeyRequested, { scope });
    expect(scope.getState($secondStep)).toEqual({
      state: 'passkey',
      problem: 'The passkey wasn’t confirmed. Try again, or use another method.',
    });
    expect(complete).not.toHaveBeenCalled();
  });

  test('that the server rejects shows its sentence', async () => {
    complete.mockImplementation(() => refuse(422, { errors: { passkey: ['Not verified.'] } }));
    const scope = await open(['passkey']);
    await allSettled(passkeyRequested, { scope });
    expect(scope.getState($secondStep)).toEqual({ state: 'passkey', problem: 'Not verified.' });
  });
});

test('an expired challenge leads back to the first step with a toast', async () => {
  complete.mockImplementation(() => refuse(401, { message: 'This sign-in has expired. Sign in again.' }));
  const scope = await open();
  await allSettled(codeForm.changed, { scope, params: { code: '287082' } });
  await allSettled(codeForm.submitted, { scope });
  expect(scope.getState($challenge)).toBeNull();
  expect(scope.getState($toasts)).toEqual(['This sign-in has expired. Sign in again.']);
});

test('going back forgets the challenge and what was typed', async () => {
  const scope = await open();
  await allSettled(codeForm.changed, { scope, params: { code: '28' } });
  await allSettled(challengeEnded, { scope });
  expect(scope.getState($challenge)).toBeNull();
  expect(scope.getState($secondStep)).toEqual({ state: 'idle' });
  expect(scope.getState(codeForm.$values).code).toBe('');
});
