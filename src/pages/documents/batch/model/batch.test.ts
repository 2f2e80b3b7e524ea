import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeAll, expect, test, vi } from 'vitest';
import { getBatchFx, pauseBatchFx, retryBatchItemFx } from '@/shared/api/batches';
import { getTemplateFx } from '@/shared/api/templates';
import { $page, batchOpened, itemRetried, pageHidden, pageShown, pauseRequested } from './batch';
import { finished, running } from './batch.fixture';

function begin() {
  const get = vi.fn((..._call: unknown[]): unknown => running);
  const pause = vi.fn((): unknown => ({ ...running, state: 'paused' }));
  const retry = vi.fn((): unknown => running);
  const scope = fork({
    handlers: [
      [getBatchFx, get],
      [pauseBatchFx, pause],
      [retryBatchItemFx, retry],
      [getTemplateFx, () => ({})],
    ],
  });
  return { get, pause, retry, scope };
}

// The schemas load with the first answer, which takes real time.
beforeAll(async () => {
  const { get, scope } = begin();
  get.mockReturnValue(finished);
  await allSettled(batchOpened, { scope, params: finished.id });
});

const batchIn = (scope: ReturnType<typeof fork>) => {
  const page = scope.getState($page);
  return page.state === 'ready' ? page : null;
};

test('a running batch is polled while its page is shown, and a finished one is not', async () => {
  vi.useFakeTimers();
  const { get, scope } = begin();
  await Promise.all([
    allSettled(pageShown, { scope }),
    allSettled(batchOpened, { scope, params: running.id }),
    vi.advanceTimersByTimeAsync(1000).then(() => get.mockReturnValue(finished)),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(get).toHaveBeenCalledTimes(2);
  expect(batchIn(scope)?.batch.state).toBe('finished');
  vi.useRealTimers();
});

test('a hidden page polls nothing', async () => {
  vi.useFakeTimers();
  const { get, scope } = begin();
  await allSettled(pageHidden, { scope });
  await Promise.all([
    allSettled(batchOpened, { scope, params: running.id }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(get).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a failed refresh leaves the batch on the page', async () => {
  const { get, scope } = begin();
  await allSettled(batchOpened, { scope, params: running.id });
  get.mockImplementationOnce(() => {
    throw httpError({ status: 503, statusText: '', response: null });
  });
  await allSettled(batchOpened, { scope, params: running.id });
  expect(batchIn(scope)).toMatchObject({ isStale: true, batch: { id: running.id } });
});

test('a double click pauses once, and a retry of an item is sent once', async () => {
  const { pause, retry, scope } = begin();
  await allSettled(batchOpened, { scope, params: running.id });
  void allSettled(pauseRequested, { scope });
  void allSettled(pauseRequested, { scope });
  void allSettled(itemRetried, { scope, params: 3 });
  await allSettled(itemRetried, { scope, params: 3 });
  expect(pause).toHaveBeenCalledOnce();
  expect(retry).toHaveBeenCalledOnce();
});
