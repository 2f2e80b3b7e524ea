import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $session } from '@/entities/session';
import { deleteAccountFx, exportAccountFx, type User } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $deletion, deletionAsked, deletionCancelled, deletionConfirmed, proofChanged } from './deletion';
import { ask, cancel, closed, confirm, type Deletion, fail, refuse, write } from './deletion-state';
import { $exporting, exportAsked } from './export';

const remove = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const gather = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const saveFile = vi.fn((_file: { content: Blob; name: string }) => {});
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title }) => [...shown, title]);

beforeEach(() => {
  remove.mockReset().mockResolvedValue(undefined);
  gather.mockReset().mockResolvedValue(new Blob(['{}']));
  saveFile.mockReset();
});

const start = (user: User = teacher) =>
  fork({
    values: [[$session, sessionOf(user)]],
    handlers: [
      [deleteAccountFx, remove],
      [exportAccountFx, gather],
      [saveFileFx, saveFile],
      [readClockFx, () => new Date('2026-11-20T09:30:00.000Z')],
    ],
  });

test('the account is deleted with the password, once, and whoever it was is signed out', async () => {
  const scope = start();
  await allSettled(deletionAsked, { scope });
  await allSettled(proofChanged, { scope, params: 'a long phrase' });
  const first = allSettled(deletionConfirmed, { scope });
  expect(scope.getState($deletion)).toMatchObject({ state: 'deleting' });
  void allSettled(deletionConfirmed, { scope });
  void allSettled(deletionCancelled, { scope });
  await first;
  expect(remove).toHaveBeenCalledOnce();
  expect(remove.mock.calls[0]?.[1]).toMatchObject({
    request: { accountDeletion: { password: 'a long phrase' } },
  });
  expect(scope.getState($session)).toEqual({ state: 'visitor' });
  // That somebody signed out is not told beside it.
  expect(scope.getState($toasts)).toEqual(['Your account and all that was kept in it are deleted.']);
});

test('an account that only Google opens is confirmed by its e-mail', async () => {
  const scope = start({ ...teacher, has_password: false });
  await allSettled(deletionAsked, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(scope.getState($deletion)).toMatchObject({ error: 'Write your e-mail' });
  await allSettled(proofChanged, { scope, params: ` ${teacher.email} ` });
  await allSettled(deletionConfirmed, { scope });
  expect(remove.mock.calls[0]?.[1]).toMatchObject({
    request: { accountDeletion: { email: teacher.email } },
  });
});

test('without the password nothing is deleted', async () => {
  const scope = start();
  await allSettled(deletionConfirmed, { scope });
  await allSettled(deletionAsked, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(remove).not.toHaveBeenCalled();
  expect(scope.getState($deletion)).toMatchObject({ state: 'asking', error: 'Write your password' });
});

test('a wrong password says so beside it, and the account stays', async () => {
  const errors = { password: ['This is not your password.'] };
  remove.mockRejectedValue({
    ...httpError({ status: 422, statusText: '', response: null }),
    response: { errors },
  });
  const scope = start();
  await allSettled(deletionAsked, { scope });
  await allSettled(proofChanged, { scope, params: 'wrong' });
  await allSettled(deletionConfirmed, { scope });
  expect(scope.getState($deletion)).toEqual({
    state: 'asking',
    proof: 'wrong',
    error: 'This is not your password.',
  });
  expect(scope.getState($session)).toEqual(sessionOf(teacher));
});

test('what was gathered is handed over as a file with the day in its name', async () => {
  const scope = start();
  const first = allSettled(exportAsked, { scope });
  expect(scope.getState($exporting)).toBe(true);
  void allSettled(exportAsked, { scope });
  await first;
  expect(gather).toHaveBeenCalledOnce();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith({
    content: expect.any(Blob),
    name: 'lectern-account-2026-11-20.json',
  });
});

test('what could not be gathered is told', async () => {
  gather.mockRejectedValue(networkError({ reason: null }));
  const scope = start();
  await allSettled(exportAsked, { scope });
  expect(saveFile).not.toHaveBeenCalled();
  expect(scope.getState($toasts)).toEqual(['Your data could not be gathered']);
});

test('where an event is not allowed, nothing changes', () => {
  const asking = ask(closed);
  const deleting = confirm(write(asking, 'a long phrase'));
  const others: Deletion[] = [closed, deleting];
  for (const state of others) {
    expect(write(state, 'other')).toBe(state);
    expect(refuse(state, 'No')).toBe(state);
    expect(cancel(state)).toBe(state);
    expect(confirm(state)).toBe(state);
  }
  expect(confirm(asking)).toBe(asking);
  expect(ask(deleting)).toBe(deleting);
  expect(fail(asking, 'No')).toBe(asking);
});
