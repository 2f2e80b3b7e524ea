import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSettingsFx } from '@/shared/api/auth';
import { requestPasswordResetFx } from '@/shared/api/registration';
import { delayFx } from '@/shared/lib/clock';
import { settings } from '../../../../../tests/support/settings';
import {
  $hasOutbox,
  $resendProblem,
  $secondsLeft,
  $sentTo,
  forgotOpened,
  form,
  resendRequested,
} from './forgot';

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

async function submit(scope: Scope, email: string) {
  await allSettled(form.changed, { scope, params: { email } });
  await allSettled(form.submitted, { scope });
}

test('the link is sent to the trimmed address, and the next one has to wait a minute', async () => {
  const scope = start();
  await submit(scope, ' ada@school.test ');
  expect(send).toHaveBeenCalledExactlyOnceWith({ passwordResetRequest: { email: 'ada@school.test' } });
  expect(scope.getState($sentTo)).toBe('ada@school.test');
  expect(delay).toHaveBeenCalledTimes(60);
});

test('an invalid address is not sent and stays in the field', async () => {
  const scope = start();
  await submit(scope, 'ada@school');
  expect(send).not.toHaveBeenCalled();
  expect(scope.getState(form.$errors)).toEqual({ email: 'Invalid email address' });
  expect(scope.getState(form.$values).email).toBe('ada@school');
});

test('a second submit while the first is pending sends nothing', async () => {
  const scope = start();
  await allSettled(form.changed, { scope, params: { email: 'ada@school.test' } });
  const first = allSettled(form.submitted, { scope });
  expect(scope.getState(form.$pending)).toBe(true);
  void allSettled(form.submitted, { scope });
  await first;
  expect(send).toHaveBeenCalledOnce();
});

test('the link is sent again to the same address once the minute is over', async () => {
  let release: () => void = () => {};
  delay.mockImplementation(() => new Promise<void>((resolve) => (release = resolve)));
  const scope = start();
  await allSettled(form.changed, { scope, params: { email: 'ada@school.test' } });
  void allSettled(form.submitted, { scope });
  await vi.waitFor(() => expect(scope.getState($secondsLeft)).toBe(60));
  void allSettled(resendRequested, { scope });
  expect(send).toHaveBeenCalledOnce();

  delay.mockReset();
  release();
  await allSettled(scope);
  expect(scope.getState($secondsLeft)).toBe(0);
  await allSettled(resendRequested, { scope });
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith({ passwordResetRequest: { email: 'ada@school.test' } });
});

test('a link that cannot be sent again says why', async () => {
  const scope = start();
  await submit(scope, 'ada@school.test');
  send.mockRejectedValueOnce(httpError({ status: 503, statusText: '', response: null }));
  await allSettled(resendRequested, { scope });
  expect(scope.getState($resendProblem)).toBe('Service Unavailable');
  await allSettled(resendRequested, { scope });
  expect(scope.getState($resendProblem)).toBeNull();
});

test('after 429 the form waits as long as the server requires', async () => {
  send.mockRejectedValue(
    Object.assign(httpError({ status: 429, statusText: '', response: null }), { retryAfter: '90' }),
  );
  const scope = start();
  await submit(scope, 'ada@school.test');
  expect(scope.getState(form.$errors)).toEqual({ form: 'Too Many Requests' });
  expect(delay).toHaveBeenCalledTimes(90);
});

test('a server error about the address lands beside it', async () => {
  send.mockRejectedValue({
    ...httpError({ status: 422, statusText: '', response: null }),
    response: { message: 'No', errors: { email: ['Not this one'] } },
  });
  const scope = start();
  await submit(scope, 'ada@school.test');
  expect(scope.getState(form.$errors)).toEqual({ email: 'Not this one' });
});

test('opening the page again resets it and reads whether there is an outbox', async () => {
  const scope = start();
  await submit(scope, 'ada@school.test');
  await allSettled(forgotOpened, { scope, params: null });
  expect(scope.getState($sentTo)).toBeNull();
  expect(scope.getState(form.$values).email).toBe('');
  expect(scope.getState($hasOutbox)).toBe(true);
});
