import { networkError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getBriefcaseEntryFx, restoreBriefcaseVersionFx } from '@/shared/api/briefcases';
import { delayFx } from '@/shared/lib/clock';
import { $toasts } from '@/shared/lib/toasts';
import { entry as sample } from '../../../../../tests/support/briefcases';
import { entry, previewOpened, versionRestored } from './preview';

const shown = sample('7b01');
const version = (id: string, number: number) => ({
  id,
  number,
  name: 'willow.pdf',
  size: 5,
  uploaded_by: 'Amara Okafor',
  uploaded_at: '2026-11-20T09:00:00.000Z',
});
const versions = [version(sample('7c02').id, 2), version(sample('7c01').id, 1)];
const details = (state: 'preparing' | 'unavailable') => ({
  entry: shown,
  versions,
  preview: { state, pages: [], total_pages: 0 },
  text: '',
});

function start(answer: () => unknown) {
  const read = vi.fn(answer);
  const restore = vi.fn((..._call: unknown[]) => shown);
  const scope = fork({
    handlers: [
      [getBriefcaseEntryFx, read],
      [restoreBriefcaseVersionFx, restore],
      [delayFx, () => undefined],
    ],
  });
  return { scope, read, restore };
}

test('the pages are asked for until they are ready, past an answer that failed', async () => {
  let count = 0;
  const { scope, read } = start(() => {
    count += 1;
    if (count === 3) throw networkError({ reason: null });
    return details(count < 6 ? 'preparing' : 'unavailable');
  });
  await allSettled(previewOpened, { scope, params: shown.id });
  expect(read).toHaveBeenCalledTimes(6);
  expect(scope.getState(entry.$data)?.preview.state).toBe('unavailable');
});

test('pages that never get ready are given up, until they are asked for again', async () => {
  const { scope, read } = start(() => details('preparing'));
  await allSettled(previewOpened, { scope, params: shown.id });
  const { length } = read.mock.calls;
  expect(length).toBeGreaterThan(50);
  await allSettled(previewOpened, { scope, params: shown.id });
  expect(read.mock.calls.length).toBe(2 * length);
});

test('making an older version the newest can be undone', async () => {
  const { scope, restore } = start(() => details('unavailable'));
  await allSettled(previewOpened, { scope, params: shown.id });
  await allSettled(versionRestored, { scope, params: versions[1]?.id ?? '' });
  const undo = scope.getState($toasts)[0]?.undo;
  expect(undo?.given).toBe(versions[0]?.id);
  if (undo) await allSettled(undo.chosen, { scope, params: undo.given });
  expect(restore.mock.lastCall?.[1]).toMatchObject({ request: { id: versions[0]?.id } });
});
