import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSettingsFx } from '@/shared/api/auth';
import { requestPasswordResetFx } from '@/shared/api/registration';
import { delayFx } from '@/shared/lib/delay';
import { settings } from '../../../../tests/support/settings';
import { $asking, $email, $hasOutbox, $secondsLeft, emailChanged, forgotOpened, submitted } from './forgot';

const send = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());
const delay = vi.fn((_milliseconds: number): Promise<void> | void => undefined);

beforeEach(() => {
  send.mockReset().mockResolvedValue({ status: 'success', message: 'Sent.' });
  delay.mockReset();
});

const start = () =>
  fork({
    handlers: [
      [requestPasswordResetFx, send],
      [getSettingsFx, () => settings],
      [delayFx, delay],
    ],
  });

async function ask(scope: Scope, email: string) {
  await allSettled(emailChanged, { scope, params: email });
  await allSettled(submitted, { scope });
}

test('the link is sent to the address without spaces, and a minute begins', async () => {
  const scope = start();
  await ask(scope, ' ada@school.test ');
  expect(send).toHaveBeenCalledExactlyOnceWith({ emailAddress: { email: 'ada@school.test' } });
  expect(scope.getState($asking)).toEqual({ state: 'sent', email: 'ada@school.test', problem: null });
  expect(delay).toHaveBeenCalledTimes(60);
});

test('what is no address is not sent, and stays to be corrected', async () => {
  const scope = start();
  await ask(scope, 'ada@school');
  expect(send).not.toHaveBeenCalled();
  expect(scope.getState($asking)).toEqual({ state: 'writing', error: 'Invalid email address' });
  expect(scope.getState($email)).toBe('ada@school');
});

test('a second press while the first waits sends nothing', async () => {
  const scope = start();
  await allSettled(emailChanged, { scope, params: 'ada@school.test' });
  const first = allSettled(submitted, { scope });
  expect(scope.getState($asking)).toEqual({ state: 'sending' });
  void allSettled(submitted, { scope });
  await first;
  expect(send).toHaveBeenCalledOnce();
});

test('within the minute it is not sent again, afterwards it is, to the same address', async () => {
  let release: () => void = () => {};
  delay.mockImplementation(() => new Promise<void>((resolve) => (release = resolve)));
  const scope = start();
  await allSettled(emailChanged, { scope, params: 'ada@school.test' });
  void allSettled(submitted, { scope });
  await vi.waitFor(() => expect(scope.getState($secondsLeft)).toBe(60));
  void allSettled(submitted, { scope });
  expect(send).toHaveBeenCalledOnce();

  delay.mockReset();
  release();
  await allSettled(scope);
  expect(scope.getState($secondsLeft)).toBe(0);
  await allSettled(submitted, { scope });
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith({ emailAddress: { email: 'ada@school.test' } });
});

test('a refusal for too many asks for as much patience as the server does', async () => {
  send.mockRejectedValue(
    Object.assign(httpError({ status: 429, statusText: '', response: null }), { retryAfter: '90' }),
  );
  const scope = start();
  await ask(scope, 'ada@school.test');
  expect(scope.getState($asking)).toEqual({ state: 'writing', error: 'Too Many Requests' });
  expect(delay).toHaveBeenCalledTimes(90);
});

test('what the server finds wrong with the address stands beside it', async () => {
  send.mockRejectedValue({
    ...httpError({ status: 422, statusText: '', response: null }),
    response: { message: 'No', errors: { email: ['Not this one'] } },
  });
  const scope = start();
  await ask(scope, 'ada@school.test');
  expect(scope.getState($asking)).toEqual({ state: 'writing', error: 'Not this one' });
});

test('the page opened again begins anew, and knows of the outbox', async () => {
  const scope = start();
  await ask(scope, 'ada@school.test');
  await allSettled(forgotOpened, { scope });
  expect(scope.getState($asking)).toEqual({ state: 'writing', error: null });
  expect(scope.getState($email)).toBe('');
  expect(scope.getState($hasOutbox)).toBe(true);
});
