import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSessionsFx, revokeSessionFx } from '@/shared/api/account';
import { delayFx, readClockFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { profileOpened } from './profile-opened';
import { $revoking, sessionsList, signOutRequested } from './sessions';

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
      [readClockFx, () => new Date('2026-11-20T09:30:00.000Z')],
    ],
  });
  await allSettled(profileOpened, { scope });
  return scope;
}

const ids = (scope: Scope) => {
  const shown = scope.getState(sessionsList.$list);
  return shown.state === 'ready' ? shown.items.map(({ id }) => id) : null;
};

test('a session is revoked once and leaves the list', async () => {
  const scope = await open();
  const first = allSettled(signOutRequested, { scope, params: phone.id });
  expect(scope.getState($revoking)).toEqual([phone.id]);
  void allSettled(signOutRequested, { scope, params: phone.id });
  await first;
  expect(revoke).toHaveBeenCalledOnce();
  expect(revoke.mock.calls[0]?.[1]).toMatchObject({ request: { id: phone.id } });
  expect(ids(scope)).toEqual([library.id, here.id]);
});

test('the session in use cannot be revoked from the list', async () => {
  const scope = await open();
  await allSettled(signOutRequested, { scope, params: here.id });
  expect(revoke).not.toHaveBeenCalled();
});

test('a session that has already ended leaves the list without a toast', async () => {
  revoke.mockRejectedValue(refused(404));
  const scope = await open();
  await allSettled(signOutRequested, { scope, params: phone.id });
  expect(ids(scope)).toEqual([library.id, here.id]);
  expect(scope.getState($toasts)).toEqual([]);
});

test('a session that could not be revoked stays, with a toast', async () => {
  revoke.mockRejectedValue(networkError({ reason: null }));
  const scope = await open();
  await allSettled(signOutRequested, { scope, params: phone.id });
  expect(scope.getState($revoking)).toEqual([]);
  expect(ids(scope)).toContain(phone.id);
  expect(scope.getState($toasts)).toEqual(['That device couldn’t be signed out']);
});

test('a list that failed to load can be retried', async () => {
  list.mockRejectedValueOnce(refused(403));
  const scope = await open();
  expect(scope.getState(sessionsList.$list)).toMatchObject({
    state: 'failed',
    problem: { message: 'Forbidden' },
  });
  await allSettled(sessionsList.refreshed, { scope });
  expect(scope.getState(sessionsList.$list)).toMatchObject({ state: 'ready' });
});
