import { networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { getLessonFx, type LessonBlock } from '@/shared/api/lessons';
import type { UploadStep } from '@/shared/api/upload';
import { lesson as sample } from '../../../../../tests/support/lessons';
import { blockAdded, lesson } from './lesson';
import { $uploads, fileChosen, uploads } from './uploads';

const $added = createStore<readonly LessonBlock[]>([]).on(blockAdded, (blocks, block) => [...blocks, block]);
const stored = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', name: 'leaf.png', size: 4, url: null };
const leaf = new File(['leaf'], 'leaf.png');

/** The lesson is open, and each upload gives the last step. */
function begin(last: UploadStep | Error) {
  const upload = {
    next: async () => {
      if (last instanceof Error) throw networkError({ reason: null, cause: last });
      return last;
    },
    cancel: () => {},
  };
  const addresses: string[] = [];
  const start = (_: unknown, { request }: { request: { to: string } }) => {
    addresses.push(request.to);
    return upload;
  };
  const scope = fork({
    values: [[lesson.$resource, { state: 'ready', id: sample.id, data: sample }]],
    handlers: [
      [uploads.file.startFx, start],
      [uploads.image.startFx, start],
      [getLessonFx, () => sample],
    ],
  });
  return { scope, addresses };
}

test.each([
  ['file', { type: 'file', id: 'b1', file_id: stored.id }],
  ['image', { type: 'image', id: 'b1', file_id: stored.id, description: '' }],
] as const)('an uploaded %s becomes a block and leaves the list', async (kind, block) => {
  const { scope, addresses } = begin({ answer: stored });
  await allSettled(fileChosen, { scope, params: { id: 'b1', kind, file: leaf } });
  expect(addresses).toEqual([`/api/lessons/${sample.id}/${kind}s`]);
  expect(scope.getState($added)).toEqual([block]);
  expect(scope.getState($uploads)).toEqual([]);
});

test('a failed upload stays in the list and adds no block', async () => {
  const { scope } = begin(new Error('down'));
  await allSettled(fileChosen, { scope, params: { id: 'b1', kind: 'file', file: leaf } });
  expect(scope.getState($uploads)).toMatchObject([{ id: 'b1', state: 'failed' }]);
  expect(scope.getState($added)).toEqual([]);
});
