import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $online, connectionChanged, connectionTried, reachServerFx } from './connection';

const start = (reach: () => Promise<void>, online = false) =>
  fork({ values: [[$online, online]], handlers: [[reachServerFx, reach]] });

test('the browser’s word is believed', async () => {
  const scope = start(vi.fn(), true);
  await allSettled(connectionChanged, { scope, params: false });
  expect(scope.getState($online)).toBe(false);
  await allSettled(connectionChanged, { scope, params: true });
  expect(scope.getState($online)).toBe(true);
});

test('an answer of the server shows that the browser was wrong', async () => {
  const scope = start(() => Promise.resolve());
  await allSettled(connectionTried, { scope });
  expect(scope.getState($online)).toBe(true);
});

test('without an answer one stays offline, and may try again', async () => {
  const reach = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const scope = start(reach);
  await allSettled(connectionTried, { scope });
  await allSettled(connectionTried, { scope });
  expect(scope.getState($online)).toBe(false);
  expect(reach).toHaveBeenCalledTimes(2);
});

test('an impatient second try waits for the first', async () => {
  const reach = vi.fn(() => Promise.resolve());
  const scope = start(reach);
  void allSettled(connectionTried, { scope });
  await allSettled(connectionTried, { scope });
  expect(reach).toHaveBeenCalledOnce();
});
