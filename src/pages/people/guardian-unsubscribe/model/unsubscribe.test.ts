import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { unsubscribeGuardianFx } from '@/shared/api/guardians';
import { $unsubscribing, confirmed, linkOpened } from './unsubscribe';

function start() {
  const send = vi.fn((): unknown => undefined);
  const scope = fork({ handlers: [[unsubscribeGuardianFx, send]] });
  return { send, scope };
}

test('opening the link ends nothing; confirming twice sends one call', async () => {
  const { send, scope } = start();
  await allSettled(linkOpened, { scope, params: 'token' });
  expect(send).not.toHaveBeenCalled();
  void allSettled(confirmed, { scope });
  await allSettled(confirmed, { scope });
  expect(send).toHaveBeenCalledOnce();
  expect(scope.getState($unsubscribing)).toEqual({ state: 'done' });
});

test('a failed call can be repeated', async () => {
  const { send, scope } = start();
  send.mockImplementationOnce(() =>
    Promise.reject(httpError({ status: 403, statusText: '', response: null })),
  );
  await allSettled(linkOpened, { scope, params: 'token' });
  await allSettled(confirmed, { scope });
  expect(scope.getState($unsubscribing)).toMatchObject({ state: 'failed', token: 'token' });
  await allSettled(confirmed, { scope });
  expect(scope.getState($unsubscribing)).toEqual({ state: 'done' });
});
