import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $online, connectionChanged, connectionTried, reachServerFx } from './connection';

const start = (reach: () => Promise<void>, online = false) =>
  fork({ values: [[$online, online]], handlers: [[reachServerFx, reach]] });

test('follows the browser’s state', async () => {
  const scope = start(vi.fn(), true);
  await allSettled(connectionChanged, { scope, params: false });
  expect(scope.getState($online)).toBe(false);
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState($online)).toBe(true);
});

test('a response of the server overrules the browser', async () => {
  const scope = start(() => Promise.resolve());
  await allSettled(connectionTried, { scope });
  expect(scope.getState($online)).toBe(true);
});

test('stays offline without a response, and allows another check', async () => {
  const reach = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const scope = start(reach);
  await allSettled(connectionTried, { scope });
  await allSettled(connectionTried, { scope });
  expect(scope.getState($online)).toBe(false);
  expect(reach).toHaveBeenCalledTimes(2);
});

test('ignores a second check while one is pending', async () => {
  const reach = vi.fn(() => Promise.resolve());
  const scope = start(reach);
  void allSettled(connectionTried, { scope });
  await allSettled(connectionTried, { scope });
  expect(reach).toHaveBeenCalledOnce();
});
