import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getGuardianPageFx } from '@/shared/api/guardians';
import { $reading, linkOpened, retryRequested } from './guardian';
import { child } from './guardian.fixture';

const failing = (status: number) => httpError({ status, statusText: '', response: null });

function start() {
  const read = vi.fn((): unknown => ({ state: 'open', child }));
  const scope = fork({ handlers: [[getGuardianPageFx, read]] });
  return { read, scope };
}

test('a link shows the child', async () => {
  const { scope } = start();
  await allSettled(linkOpened, { scope, params: 'token' });
  expect(scope.getState($reading)).toEqual({ state: 'shown', child });
});

test('an expired link says so, and an unknown one too', async () => {
  const { read, scope } = start();
  read.mockReturnValueOnce({ state: 'expired', child: null });
  await allSettled(linkOpened, { scope, params: 'token' });
  expect(scope.getState($reading)).toEqual({ state: 'closed', reason: 'expired' });
  read.mockImplementationOnce(() => Promise.reject(failing(404)));
  await allSettled(linkOpened, { scope, params: 'token' });
  expect(scope.getState($reading)).toEqual({ state: 'closed', reason: 'unknown' });
});

test('a link that could not be read is read again', async () => {
  const { read, scope } = start();
  read.mockImplementationOnce(() => Promise.reject(failing(403)));
  await allSettled(linkOpened, { scope, params: 'token' });
  expect(scope.getState($reading)).toMatchObject({ state: 'failed', token: 'token' });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($reading)).toMatchObject({ state: 'shown' });
});
