import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $session, type Ending, sessionEnded } from '@/entities/session';
import { deleteAccountFx, exportAccountFx, type User } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $isDeletionOpen, deletion, deletionCancelled, deletionRequested } from './deletion';
import { $exporting, exportRequested } from './export';

const remove = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const gather = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const saveFile = vi.fn((_file: { content: Blob; name: string }) => {});
const $ending = createStore<Ending | null>(null).on(sessionEnded, (_, ending) => ending);
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

test('the account is deleted once with its password, and the user is signed out', async () => {
  const scope = start();
  await allSettled(deletionRequested, { scope });
  await allSettled(deletion.changed, { scope, params: { proof: 'a long phrase' } });
  const first = allSettled(deletion.submitted, { scope });
  expect(scope.getState(deletion.$pending)).toBe(true);
  void allSettled(deletion.submitted, { scope });
  void allSettled(deletionCancelled, { scope });
  await first;
  expect(remove).toHaveBeenCalledOnce();
  expect(remove.mock.calls[0]?.[1]).toMatchObject({
    request: { accountDeletion: { password: 'a long phrase' } },
  });
  expect(scope.getState($ending)).toEqual({ how: 'deleted', next: null });
});

test('an account without a password confirms with its email', async () => {
  const scope = start({ ...teacher, has_password: false });
  await allSettled(deletionRequested, { scope });
  await allSettled(deletion.submitted, { scope });
  expect(scope.getState(deletion.$errors)).toEqual({ proof: 'Enter your email' });
  await allSettled(deletion.changed, { scope, params: { proof: ` ${teacher.email} ` } });
  await allSettled(deletion.submitted, { scope });
  expect(remove.mock.calls[0]?.[1]).toMatchObject({
    request: { accountDeletion: { email: teacher.email } },
  });
});

test('an empty password deletes nothing', async () => {
  const scope = start();
  await allSettled(deletion.submitted, { scope });
  await allSettled(deletionRequested, { scope });
  await allSettled(deletion.submitted, { scope });
  expect(remove).not.toHaveBeenCalled();
  expect(scope.getState(deletion.$errors)).toEqual({ proof: 'Enter your password' });
});

test('a wrong password is shown at its field, and the account stays', async () => {
  const errors = { password: ['This is not your password.'] };
  remove.mockRejectedValue({
    ...httpError({ status: 422, statusText: '', response: null }),
    response: { errors },
  });
  const scope = start();
  await allSettled(deletionRequested, { scope });
  await allSettled(deletion.changed, { scope, params: { proof: 'wrong' } });
  await allSettled(deletion.submitted, { scope });
  expect(scope.getState(deletion.$errors)).toEqual({ proof: 'This is not your password.' });
  expect(scope.getState(deletion.$values).proof).toBe('wrong');
  expect(scope.getState($isDeletionOpen)).toBe(true);
  expect(scope.getState($session)).toEqual(sessionOf(teacher));
});

test('the export is saved once as a file with the date in its name', async () => {
  const scope = start();
  const first = allSettled(exportRequested, { scope });
  expect(scope.getState($exporting)).toBe(true);
  void allSettled(exportRequested, { scope });
  await first;
  expect(gather).toHaveBeenCalledOnce();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith({
    content: expect.any(Blob),
    name: 'lectern-account-2026-11-20.json',
  });
});

test('a failed export shows a toast', async () => {
  gather.mockRejectedValue(networkError({ reason: null }));
  const scope = start();
  await allSettled(exportRequested, { scope });
  expect(saveFile).not.toHaveBeenCalled();
  expect(scope.getState($toasts)).toEqual(['Your data couldn’t be downloaded']);
});

test('cancel closes the confirmation and clears the password', async () => {
  const scope = start();
  await allSettled(deletionRequested, { scope });
  await allSettled(deletion.changed, { scope, params: { proof: 'a long phrase' } });
  await allSettled(deletionCancelled, { scope });
  expect(scope.getState($isDeletionOpen)).toBe(false);
  expect(scope.getState(deletion.$values).proof).toBe('');
});
