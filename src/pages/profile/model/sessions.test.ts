import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSessionsFx, revokeSessionFx } from '@/shared/api/account';
import { delayFx } from '@/shared/lib/delay';
import { toastShown } from '@/shared/lib/toasts';
import { $sessions, endAsked, sessionsAsked } from './sessions';
import { arrive, end, ended, fail, load, loading, type Sessions, stays } from './sessions-state';

const sessionOf = (id: string, last_used_at: string, current = false) => ({
  id: `0192f0c1-7a54-7d3e-9d6c-00000000000${id}`,
  device: 'Chrome on Windows',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at,
  expires_at: '2026-12-01T09:00:00.000Z',
  current,
});
const here = sessionOf('1', '2026-11-19T09:00:00.000Z', true);
const phone = sessionOf('2', '2026-11-20T09:00:00.000Z');
const library = sessionOf('3', '2026-11-18T09:00:00.000Z');
const refused = (status: number) => httpError({ status, statusText: '', response: null });

const list = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const revoke = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title }) => [...shown, title]);

beforeEach(() => {
  list.mockReset().mockResolvedValue({ items: [library, phone, here] });
  revoke.mockReset().mockResolvedValue(undefined);
});

async function open() {
  const scope = fork({
    handlers: [
      [listSessionsFx, list],
      [revokeSessionFx, revoke],
      [delayFx, () => {}],
    ],
  });
  await allSettled(sessionsAsked, { scope });
  return scope;
}

const ids = (sessions: Sessions) => (sessions.state === 'ready' ? sessions.items.map(({ id }) => id) : null);

test('the one in use stands first, then the one that was used last', async () => {
  const scope = await open();
  expect(ids(scope.getState($sessions))).toEqual([here.id, phone.id, library.id]);
});

test('an ended session leaves the list, and is ended once', async () => {
  const scope = await open();
  const first = allSettled(endAsked, { scope, params: phone.id });
  expect(scope.getState($sessions)).toMatchObject({ ending: [phone.id] });
  void allSettled(endAsked, { scope, params: phone.id });
  await first;
  expect(revoke).toHaveBeenCalledOnce();
  expect(revoke.mock.calls[0]?.[1]).toMatchObject({ request: { id: phone.id } });
  expect(ids(scope.getState($sessions))).toEqual([here.id, library.id]);
});

test('the session in use is not ended from the list', async () => {
  const scope = await open();
  await allSettled(endAsked, { scope, params: here.id });
  expect(revoke).not.toHaveBeenCalled();
});

test('one that had ended already leaves the list without a word', async () => {
  revoke.mockRejectedValue(refused(404));
  const scope = await open();
  await allSettled(endAsked, { scope, params: phone.id });
  expect(ids(scope.getState($sessions))).toEqual([here.id, library.id]);
  expect(scope.getState($toasts)).toEqual([]);
});

test('one that could not be ended stays, and the reason is told', async () => {
  revoke.mockRejectedValue(networkError({ reason: null }));
  const scope = await open();
  await allSettled(endAsked, { scope, params: phone.id });
  expect(scope.getState($sessions)).toMatchObject({ state: 'ready', ending: [] });
  expect(ids(scope.getState($sessions))).toContain(phone.id);
  expect(scope.getState($toasts)).toEqual(['That session could not be ended']);
});

test('a list that cannot be read says why, and may be asked for again', async () => {
  list.mockRejectedValueOnce(refused(403));
  const scope = await open();
  expect(scope.getState($sessions)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
  await allSettled(sessionsAsked, { scope });
  expect(scope.getState($sessions)).toMatchObject({ state: 'ready' });
});

test('where an event is not allowed, nothing changes', () => {
  const ready = arrive(loading, [here, phone]);
  const failed: Sessions = { state: 'failed', problem: { status: 500, message: 'No', fields: {} } };
  for (const state of [loading, failed]) {
    expect(end(state, phone.id)).toBe(state);
    expect(ended(state, phone.id)).toBe(state);
    expect(stays(state, phone.id)).toBe(state);
  }
  expect(end(ready, 'unknown')).toBe(ready);
  expect(ended(ready, phone.id)).toBe(ready);
  expect(stays(ready, phone.id)).toBe(ready);
  expect(load(ready)).toBe(ready);
  expect(fail(ready, { status: 500, message: 'No', fields: {} })).toBe(ready);
});
