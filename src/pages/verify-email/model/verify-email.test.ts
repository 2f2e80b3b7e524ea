import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resendVerificationEmailFx, verifyEmailFx } from '@/shared/api/registration';
import { readSignedLink } from './signed-link';
import { $resending, $verification, emailChanged, linkOpened, resendAsked, retryAsked } from './verify-email';

const link = { id: 'ada', token: 'abc', search: '?expires=1795168800&signature=9f86' };
const answer = (status: number, message: string) =>
  Promise.reject(httpError({ status, statusText: '', response: { status: 'error', message } }));

const verify = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const resend = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  verify
    .mockReset()
    .mockResolvedValue({ status: 'success', message: 'Done.', data: { email: 'ada@school.test' } });
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
  await allSettled(emailChanged, { scope, params: email });
  await allSettled(resendAsked, { scope });
}

describe('the link', () => {
  test('is read with its time and signature', () => {
    expect(readSignedLink(link)).toEqual({
      id: 'ada',
      token: 'abc',
      params: { expires: 1795168800, signature: '9f86' },
    });
  });

  test.each([
    '',
    '?expires=1795168800',
    '?signature=9f86',
    '?expires=soon&signature=9f86',
    '?expires=-1&signature=a',
  ])('with %j is broken', (search) => {
    expect(readSignedLink({ ...link, search })).toBeNull();
  });
});

test('a good link verifies the address', async () => {
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  expect(verify).toHaveBeenCalledExactlyOnceWith(readSignedLink(link));
  expect(scope.getState($verification)).toEqual({ state: 'verified', email: 'ada@school.test' });
});

test('a broken link is refused without a call', async () => {
  const scope = start();
  await allSettled(linkOpened, { scope, params: { ...link, search: '' } });
  expect(scope.getState($verification)).toEqual({ state: 'refused', reason: 'This link is not valid.' });
  expect(verify).not.toHaveBeenCalled();
});

test('a refused link says why and cannot be tried again', async () => {
  verify.mockImplementation(() => answer(403, 'This link has expired.'));
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  await allSettled(retryAsked, { scope });
  expect(scope.getState($verification)).toEqual({ state: 'refused', reason: 'This link has expired.' });
  expect(verify).toHaveBeenCalledOnce();
});

test('a server that could not look is asked again', async () => {
  verify.mockImplementationOnce(() => answer(501, 'Not now.'));
  const scope = start();
  await allSettled(linkOpened, { scope, params: link });
  expect(scope.getState($verification)).toEqual({ state: 'unreachable', reason: 'Not now.' });
  await allSettled(retryAsked, { scope });
  expect(scope.getState($verification)).toMatchObject({ state: 'verified' });
});

describe('a new link', () => {
  test('is sent to the address', async () => {
    const scope = start();
    await ask(scope, ' ada@school.test ');
    expect(resend).toHaveBeenCalledExactlyOnceWith({ emailAddress: { email: 'ada@school.test' } });
    expect(scope.getState($resending)).toEqual({ state: 'sent' });
  });

  test('is not sent to what is no address', async () => {
    const scope = start();
    await ask(scope, 'ada');
    expect(scope.getState($resending)).toEqual({ state: 'idle', error: 'Invalid email address' });
    expect(resend).not.toHaveBeenCalled();
  });

  test('is sent once however often it is asked for', async () => {
    const scope = start();
    await ask(scope, 'ada@school.test');
    await allSettled(resendAsked, { scope });
    expect(resend).toHaveBeenCalledOnce();
  });

  test('that cannot be sent leaves the form open', async () => {
    resend.mockImplementation(() => answer(429, 'Too Many Requests'));
    const scope = start();
    await ask(scope, 'ada@school.test');
    expect(scope.getState($resending)).toEqual({ state: 'idle', error: 'Too Many Requests' });
  });
});
