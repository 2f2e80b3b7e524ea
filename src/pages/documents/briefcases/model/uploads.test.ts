import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  addBriefcasePartFx,
  type BriefcaseEntry,
  cancelBriefcaseUploadFx,
  createBriefcaseFolderFx,
  createBriefcaseUploadFx,
  getBriefcaseUploadFx,
  listBriefcaseEntriesFx,
  listBriefcaseFoldersFx,
} from '@/shared/api/briefcases';
import { getStorageFx } from '@/shared/api/usage';
import { delayFx } from '@/shared/lib/clock';
import { entry, folder } from '../../../../../tests/support/briefcases';
import { $sameNames, bothKept, newVersionsChosen } from './same-names';
import { $uploads, filesChosen, uploadRemoved, uploadRetried } from './uploads';

const ID = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c7e01';
const PART = 4;

type Call = { request: { params: { at: number }; addBriefcasePartBody: { file: Blob } } };

/** A server that keeps what arrives, and fails as it is told. */
function start(failures: unknown[] = [], there: readonly BriefcaseEntry[] = []) {
  const server = { received: '', size: 0 };
  const answer = () => ({
    id: ID,
    received: server.received.length,
    size: server.size,
    part_bytes: PART,
    entry: server.received.length === server.size ? entry('7b01') : null,
  });
  const create = vi.fn((_: unknown, call: unknown) => {
    server.received = '';
    server.size = Number(
      Reflect.get(
        Object(Reflect.get(Object(Reflect.get(Object(call), 'request')), 'newBriefcaseUpload')),
        'size',
      ),
    );
    return answer();
  });
  const send = vi.fn(async (_: unknown, { request }: Call) => {
    const failure = failures.shift();
    // The connection may break before or after the part has arrived.
    if (failure !== 'after' && failure !== undefined) throw failure;
    expect(request.params.at).toBe(server.received.length);
    server.received += await request.addBriefcasePartBody.file.text();
    if (failure === 'after') throw networkError({ reason: null });
    return answer();
  });
  const cancel = vi.fn();
  const scope = fork({
    handlers: [
      [createBriefcaseUploadFx, create],
      [addBriefcasePartFx, send],
      [getBriefcaseUploadFx, answer],
      [cancelBriefcaseUploadFx, cancel],
      [createBriefcaseFolderFx, () => folder('7a09')],
      [listBriefcaseFoldersFx, () => ({ items: [] })],
      [listBriefcaseEntriesFx, () => ({ items: there, next_cursor: null })],
      [getStorageFx, () => ({ own: { used: 0, limit: 1 }, school: null })],
      [delayFx, () => undefined],
    ],
  });
  const choose = (...texts: string[]) =>
    allSettled(filesChosen, {
      scope,
      params: { files: texts.map((text) => ({ file: new File([text], 'leaf.txt'), folders: [] })) },
    });
  const states = () => scope.getState($uploads).map(({ state }) => state);
  return { scope, server, create, send, cancel, choose, states };
}

const cut = networkError({ reason: null });

test('files arrive one after the other, in parts', async () => {
  const { server, create, choose, states } = start();
  await choose('Leaves that swim', 'Talk');
  expect(create).toHaveBeenCalledTimes(2);
  expect(server.received).toBe('Talk');
  expect(states()).toEqual(['done', 'done']);
});

test('an upload goes on after cut connections, whether or not the part had arrived', async () => {
  const { server, send, choose, states } = start([cut, undefined, 'after', undefined, cut]);
  await choose('Leaves that swim');
  expect(server.received).toBe('Leaves that swim');
  expect(states()).toEqual(['done']);
  expect(send).toHaveBeenCalledTimes(6);
});

test('a full storage ends an upload with the reason, and it can be sent again', async () => {
  const full = httpError({
    status: 422,
    statusText: '',
    response: { status: 'error', message: 'Correct it.', errors: { file: ['Your storage is full.'] } },
  });
  const { scope, send, choose, states } = start([full]);
  await choose('Leaf');
  expect(scope.getState($uploads)[0]).toMatchObject({ state: 'failed', error: 'Your storage is full.' });
  expect(send).toHaveBeenCalledOnce();
  await allSettled(uploadRetried, { scope, params: scope.getState($uploads)[0]?.id ?? '' });
  expect(states()).toEqual(['done']);
});

test('a connection that stays away is given up', async () => {
  const { send, choose, states } = start(Array.from({ length: 50 }, () => 'never'));
  send.mockRejectedValue(cut);
  await choose('Leaf');
  expect(states()).toEqual(['failed']);
});

test('an empty file is not sent, and a removed one is cancelled', async () => {
  const { scope, create, cancel, choose, states } = start([
    httpError({ status: 422, statusText: '', response: null }),
  ]);
  await choose('');
  expect(create).not.toHaveBeenCalled();
  expect(states()).toEqual(['failed']);
  await choose('Leaf');
  await allSettled(uploadRemoved, { scope, params: scope.getState($uploads)[1]?.id ?? '' });
  expect(cancel).toHaveBeenCalledOnce();
  expect(states()).toEqual(['failed']);
});

test.each([
  ['a new version', newVersionsChosen, [entry('7b01').id, undefined]],
  ['both', bothKept, [undefined, undefined]],
])('one question is asked about names that are taken: %s', async (_, answer, entryIds) => {
  const { scope, create, choose, states } = start([], [entry('7b01', { name: 'leaf.txt' })]);
  await choose('Leaf', 'Talk');
  expect(create).not.toHaveBeenCalled();
  expect([...(scope.getState($sameNames)?.taken.keys() ?? [])]).toEqual(['leaf.txt']);
  await allSettled(answer, { scope });
  expect(scope.getState($sameNames)).toBeNull();
  expect(scope.getState($uploads).map(({ entryId }) => entryId)).toEqual(entryIds);
  expect(states()).toEqual(['done', 'done']);
});
