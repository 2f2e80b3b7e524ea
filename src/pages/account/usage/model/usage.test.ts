import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { exportUsageFx, getStorageFx, getUsageFx, listUsageRunsFx } from '@/shared/api/usage';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { $toasts } from '@/shared/lib/toasts';
import {
  $storage,
  $usage,
  exportRequested,
  periodChosen,
  retryRequested,
  runsList,
  usageOpened,
} from './usage';
import { firstRuns, ready, runs, usage, view } from './usage.fixture';
import type { UsageState } from './usage-state';

const refused = httpError({ status: 403, statusText: '', response: null });
const params = { from: '2026-11-01', to: '2026-11-30', time_zone: 'Europe/Berlin' };

const storage = { own: { used: 3, limit: 9 }, school: null };
const LATER = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e99';

type Call = { request: { params: { from: string } } };

function start(state: UsageState = { state: 'closed' }) {
  const outside = {
    usage: vi.fn((_token: unknown, _call: Call): unknown => usage),
    runs: vi.fn((..._call: unknown[]): unknown => ({ items: runs.slice(0, 2), next_cursor: null })),
    file: vi.fn((..._call: unknown[]): unknown => Promise.resolve(new Blob(['When']))),
    save: vi.fn((_file: { name: string }) => {}),
  };
  const scope = fork({
    values: [[$usage, state]],
    handlers: [
      [readLocalTimeFx, () => ({ now: view.now, timeZone: view.timeZone })],
      [getStorageFx, () => storage],
      [getUsageFx, outside.usage],
      [listUsageRunsFx, outside.runs],
      [exportUsageFx, outside.file],
      [saveFileFx, outside.save],
    ],
  });
  return { scope, outside };
}

const failed: UsageState = {
  state: 'failed',
  view,
  problem: { status: 403, message: 'Forbidden', fields: {} },
};

test('an opened page requests this month in the time zone of the browser', async () => {
  const { scope, outside } = start();
  await allSettled(usageOpened, { scope });
  expect(outside.usage).toHaveBeenCalledExactlyOnceWith(null, { token: null, request: { params } });
  expect(scope.getState($usage)).toEqual(ready);
  expect(scope.getState($storage)).toEqual(storage);
});

test('opening the page again shows the chosen period', async () => {
  const { scope, outside } = start();
  await allSettled(usageOpened, { scope });
  await allSettled(periodChosen, { scope, params: '2026-10' });
  await allSettled(usageOpened, { scope });
  expect(outside.usage.mock.calls.map(([, { request }]) => request.params.from)).toEqual([
    '2026-11-01',
    '2026-10-01',
    '2026-10-01',
  ]);
});

test('a failure has a reason and can be retried', async () => {
  const { scope, outside } = start();
  outside.usage.mockRejectedValueOnce(refused);
  await allSettled(usageOpened, { scope });
  expect(scope.getState($usage)).toEqual(failed);
  await allSettled(retryRequested, { scope });
  expect(scope.getState($usage)).toEqual(ready);
});

test('an answer about an earlier period is ignored', async () => {
  const { scope, outside } = start();
  let answer: (value: unknown) => void = () => {};
  outside.usage.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const first = allSettled(usageOpened, { scope });
  await vi.waitFor(() => expect(outside.usage).toHaveBeenCalledOnce());
  outside.usage.mockReturnValueOnce(new Promise(() => {}));
  void allSettled(periodChosen, { scope, params: 'last-7' });
  answer(usage);
  void first;
  await vi.waitFor(() => expect(outside.usage).toHaveBeenCalledTimes(2));
  expect(scope.getState($usage)).toMatchObject({ state: 'loading', view: { period: { value: 'last-7' } } });
});

test('the first page of runs arrives with the numbers, and the next one continues it once', async () => {
  const { scope, outside } = start();
  await allSettled(usageOpened, { scope });
  expect(scope.getState(runsList.$list)).toEqual(firstRuns);
  outside.runs.mockReturnValueOnce({ items: [{ ...runs[0], id: LATER }], next_cursor: null });
  void allSettled(runsList.moreRequested, { scope });
  await allSettled(runsList.moreRequested, { scope });
  expect(outside.runs).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { params: { ...params, cursor: '41' } },
  });
  expect(scope.getState(runsList.$list)).toMatchObject({ items: { length: 6 }, next: { state: 'none' } });
});

test('the export is saved once under the name of its period', async () => {
  const { scope, outside } = start(ready);
  void allSettled(exportRequested, { scope });
  await allSettled(exportRequested, { scope });
  expect(outside.file).toHaveBeenCalledExactlyOnceWith(null, { token: null, request: { params } });
  expect(outside.save).toHaveBeenCalledExactlyOnceWith({
    content: expect.any(Blob),
    name: 'usage-2026-11.csv',
  });
});

test('a failed export shows a toast', async () => {
  const { scope, outside } = start(ready);
  outside.file.mockRejectedValueOnce(refused);
  await allSettled(exportRequested, { scope });
  expect(outside.save).not.toHaveBeenCalled();
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Forbidden' }]);
});

const states: Record<UsageState['state'], UsageState> = {
  closed: { state: 'closed' },
  loading: { state: 'loading', view },
  failed,
  ready,
};

test.each([
  ['periodChosen', 'closed', () => ({ unit: periodChosen, params: 'last-7' })],
  ['retryRequested', 'closed', () => ({ unit: retryRequested })],
  ['retryRequested', 'loading', () => ({ unit: retryRequested })],
  ['retryRequested', 'ready', () => ({ unit: retryRequested })],
  ['moreRequested', 'closed', () => ({ unit: runsList.moreRequested })],
  ['exportRequested', 'closed', () => ({ unit: exportRequested })],
  ['exportRequested', 'loading', () => ({ unit: exportRequested })],
  ['exportRequested', 'failed', () => ({ unit: exportRequested })],
] as const)('%s does nothing while the page is %s', async (_, state, asking) => {
  const { scope, outside } = start(states[state]);
  const asked = asking();
  if ('params' in asked) await allSettled(asked.unit, { scope, params: asked.params });
  else await allSettled(asked.unit, { scope });
  expect(scope.getState($usage)).toBe(states[state]);
  for (const call of [outside.usage, outside.runs, outside.file]) expect(call).not.toHaveBeenCalled();
});

test.each(['2026-11', 'some-day'])('choosing %s in November makes no request', async (value) => {
  const { scope, outside } = start(ready);
  await allSettled(periodChosen, { scope, params: value });
  expect(scope.getState($usage)).toBe(ready);
  expect(outside.usage).not.toHaveBeenCalled();
});
