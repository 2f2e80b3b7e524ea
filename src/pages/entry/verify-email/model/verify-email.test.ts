import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resendVerificationEmailFx, verifyEmailFx } from '@/shared/api/registration';
import { readSignedLink } from './signed-link';
import { $sentTo, $verification, form, linkOpened, retryRequested } from './verify-email';

const link = { id: 'ada', token: 'abc', search: '?expires=1795168800&signature=9f86' };
const answer = (status: number, message: string) =>
  Promise.reject(httpError({ status, statusText: '', response: { status: 'error', message } }));

const verify = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const resend = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  verify.mockReset().mockResolvedValue({
    status: 'success',
    message: 'Done.',
    data: { email: 'ada@school.test', next: '/plans' },
  });
  resend.mockReset().mockResolvedValue({ status: 'success', message: 'Sent.' });
});

const start = () =>
  fork({
    handlers: [
      [verifyEmailFx, verify],
      [resendVerificationEmailFx, resend],
    ],
  });

async function ask(scope: Scope, email: string) {
  await allSettled(form.changed, { scope, params: { email } });
  await allSettled(form.submitted, { scope });
}

describe('the link', () => {
  test('is read with its time and signature', () => {
    expect(readSignedLink(link)).toEqual({
      id: 'ada',
      token: 'abc',
      params: { expires: 1795168800, signature: '9f86' },
    });
  });

  test('without a signature is incomplete', () => {
    expect(readSignedLink({ ...link, search: '' })).toBeNull();
  });
});

test('a valid link verifies the address', async () => {
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  expect(verify).toHaveBeenCalledExactlyOnceWith(readSignedLink(link));
  expect(scope.getState($verification)).toEqual({
    state: 'verified',
    email: 'ada@school.test',
    next: '/plans',
  });
});

test('an incomplete link is rejected without a call', async () => {
  const scope = start();
  await allSettled(linkOpened, { scope, params: { ...link, search: '' } });
  expect(scope.getState($verification)).toEqual({ state: 'invalid', title: 'This link isn’t valid' });
  expect(verify).not.toHaveBeenCalled();
});

test('an expired link says so and cannot be retried', async () => {
  verify.mockImplementation(() => answer(403, 'This link has expired.'));
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($verification)).toEqual({ state: 'invalid', title: 'This link has expired' });
  expect(verify).toHaveBeenCalledOnce();
});

test('a server error can be retried', async () => {
  verify.mockImplementationOnce(() => answer(501, 'Not now.'));
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  expect(scope.getState($verification)).toEqual({ state: 'unreachable', reason: 'Not now.' });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($verification)).toMatchObject({ state: 'verified' });
});

describe('a new link', () => {
  test('is sent to the address', async () => {
    const scope = start();
    await ask(scope, ' ada@school.test ');
    expect(resend).toHaveBeenCalledExactlyOnceWith({ emailAddress: { email: 'ada@school.test' } });
    expect(scope.getState($sentTo)).toBe('ada@school.test');
  });

  test('is not sent to an invalid address', async () => {
    const scope = start();
    await ask(scope, 'ada');
    expect(scope.getState(form.$errors)).toEqual({ email: 'Invalid email address' });
    expect(resend).not.toHaveBeenCalled();
  });

  test('is sent once', async () => {
    const scope = start();
    await ask(scope, 'ada@school.test');
    await allSettled(form.submitted, { scope });
    expect(resend).toHaveBeenCalledOnce();
  });

  test('that cannot be sent leaves the form open with the reason', async () => {
    resend.mockImplementation(() => answer(429, 'Too Many Requests'));
    const scope = start();
    await ask(scope, 'ada@school.test');
    expect(scope.getState(form.$errors)).toEqual({ form: 'Too Many Requests' });
    expect(scope.getState($sentTo)).toBeNull();
  });
});
