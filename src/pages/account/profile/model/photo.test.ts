import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { $session, $user } from '@/entities/session';
import { deletePhotoFx, setPhotoFx } from '@/shared/api/account';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import {
  $drawing,
  $photo,
  choiceCancelled,
  fileChosen,
  revokePreviewFx,
  previewFx,
  removeRequested,
  saveRequested,
} from './photo';
import { choose, cancel, fail, type Photo, reject, remove, idle, save, succeed } from './photo-state';

const picture = (name = 'me.png', type = 'image/png', size = 100) =>
  new File([new Uint8Array(size)], name, { type });
const pictured = { ...teacher, photo_url: '/api/photos/1?expires=1&signature=s' };
const answer = (user: unknown) => ({ status: 'success', message: 'Done.', data: { user } });
const refused = (status: number, response: object) => ({
  ...httpError({ status, statusText: '', response: null }),
  response,
});

const set = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const remover = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const revoke = vi.fn((_preview: string) => {});

beforeEach(() => {
  set.mockReset().mockResolvedValue(answer(pictured));
  remover.mockReset().mockResolvedValue(answer(teacher));
  revoke.mockReset();
});

const start = () =>
  fork({
    values: [[$session, sessionOf(teacher)]],
    handlers: [
      [setPhotoFx, set],
      [deletePhotoFx, remover],
      [previewFx, async (file: File) => ({ file, preview: `blob:${file.name}` })],
      [revokePreviewFx, revoke],
    ],
  });

test('a chosen picture is previewed, uploaded, and then the account’s photo', async () => {
  const scope = start();
  const file = picture();
  const drawn = allSettled(fileChosen, { scope, params: file });
  expect(scope.getState($drawing)).toBe(true);
  await drawn;
  expect(scope.getState($drawing)).toBe(false);
  expect(scope.getState($photo)).toMatchObject({ state: 'chosen', chosen: { preview: 'blob:me.png' } });
  expect(set).not.toHaveBeenCalled();
  const first = allSettled(saveRequested, { scope });
  void allSettled(saveRequested, { scope });
  await first;
  expect(set).toHaveBeenCalledOnce();
  expect(set.mock.calls[0]?.[1]).toMatchObject({ request: { setPhotoBody: { file } } });
  expect(scope.getState($photo)).toEqual({ state: 'idle', problem: null });
  expect(scope.getState($user)?.photo_url).toBe(pictured.photo_url);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:me.png');
});

test('another choice replaces the first and revokes its preview', async () => {
  const scope = start();
  await allSettled(fileChosen, { scope, params: picture('one.png') });
  await allSettled(fileChosen, { scope, params: picture('two.png') });
  expect(scope.getState($photo)).toMatchObject({ chosen: { preview: 'blob:two.png' } });
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one.png');
  await allSettled(choiceCancelled, { scope });
  expect(revoke).toHaveBeenLastCalledWith('blob:two.png');
  await allSettled(saveRequested, { scope });
  expect(set).not.toHaveBeenCalled();
});

test.each([
  [picture('me.gif', 'image/gif'), 'me.gif is not a PNG, JPEG or WebP picture.'],
  [picture('big.png', 'image/png', 20 * 1024 * 1024 + 1), 'big.png is over 20 MB. Choose a smaller one.'],
])('an unsuitable file is rejected before the upload', async (file, problem) => {
  const scope = start();
  await allSettled(fileChosen, { scope, params: file });
  expect(scope.getState($photo)).toEqual({ state: 'idle', problem });
});

test('a file that is not really a picture is rejected before the upload', async () => {
  const scope = fork({ handlers: [[previewFx, () => Promise.reject(new Error('No picture'))]] });
  await allSettled(fileChosen, { scope, params: picture('notes.png') });
  expect(scope.getState($photo)).toEqual({
    state: 'idle',
    problem: 'notes.png is not a PNG, JPEG or WebP picture.',
  });
});

test('a picture that the server rejects stays chosen, with the reason', async () => {
  set.mockRejectedValue(refused(415, { status: 'error', message: 'This is not a picture.' }));
  const scope = start();
  await allSettled(fileChosen, { scope, params: picture() });
  await allSettled(saveRequested, { scope });
  expect(scope.getState($photo)).toMatchObject({ state: 'chosen', problem: 'This is not a picture.' });
  expect(revoke).not.toHaveBeenCalled();
});

test('a photo is removed once', async () => {
  const scope = start();
  const first = allSettled(removeRequested, { scope });
  expect(scope.getState($photo)).toEqual({ state: 'removing' });
  void allSettled(removeRequested, { scope });
  await first;
  expect(remover).toHaveBeenCalledOnce();
});

test('an event that is not allowed changes nothing', () => {
  const chosen = choose(idle, { file: picture(), preview: 'blob:1' });
  const saving = save(chosen);
  const removing = remove(idle);
  const busy: Photo[] = [saving, removing];
  for (const state of busy) {
    expect(choose(state, { file: picture(), preview: 'blob:2' })).toBe(state);
    expect(reject(state, 'No')).toBe(state);
    expect(cancel(state)).toBe(state);
    expect(save(state)).toBe(state);
    expect(remove(state)).toBe(state);
  }
  expect(remove(chosen)).toBe(chosen);
  for (const state of [idle, chosen]) {
    expect(succeed(state)).toBe(state);
    expect(fail(state, 'No')).toBe(state);
  }
});
