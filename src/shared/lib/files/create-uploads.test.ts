import { networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import type { UploadStep } from '../../api/upload';
import { createUploads } from './create-uploads';
import { hasRunning, type ListedFile } from './listed-files';

const uploads = createUploads({
  name: 'testUploads',
  read: (answer) => answer as { id: string; name: string; size: number },
});
const $files = createStore<readonly ListedFile[]>([]).on(uploads.changed, (files, change) => change(files));

const leaf = { id: 'f1', file: new File(['leaf'], 'leaf.txt'), to: '/api/files' };

/** An upload whose steps arrive one by one; an error ends it. */
const uploadOf = (steps: (UploadStep | Error)[]) => ({
  next: async () => {
    const step = steps.shift();
    if (step === undefined) return new Promise<UploadStep>(() => {});
    if (step instanceof Error) throw networkError({ reason: null, cause: step });
    return step;
  },
  cancel: () => steps.splice(0),
});

async function chooseWith(steps: (UploadStep | Error)[]) {
  const scope = fork({ handlers: [[uploads.startFx, () => uploadOf(steps)]] });
  await allSettled(uploads.chosen, { scope, params: leaf });
  return scope;
}

test('an uploaded file has the id of the server', async () => {
  const scope = await chooseWith([{ sent: 0.5 }, { answer: { id: 's1', name: 'leaf.txt', size: 4 } }]);
  expect(scope.getState($files)).toMatchObject([{ id: 's1', name: 'leaf.txt', size: 4, state: 'done' }]);
  expect(hasRunning(scope.getState($files))).toBe(false);
});

test('a failed upload stays in the list and says why', async () => {
  const scope = await chooseWith([{ sent: 0.5 }, new Error('down')]);
  const [file] = scope.getState($files);
  expect(file).toMatchObject({ id: 'f1', state: 'failed' });
  expect(file?.error).not.toBe('');
});

test('a removed file does not come back when its upload ends', async () => {
  const scope = await chooseWith([{ answer: { id: 's1', name: 'leaf.txt', size: 4 } }]);
  await allSettled(uploads.removed, { scope, params: 's1' });
  expect(scope.getState($files)).toEqual([]);
});
