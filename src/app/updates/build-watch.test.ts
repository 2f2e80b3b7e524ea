import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { delayFx } from '@/shared/lib/clock';
import { navigationEnded, windowFocused } from '@/shared/lib/navigation';
import {
  $reloadsNext,
  applicationStarted,
  inputTyped,
  readLatestBuildFx,
  readOwnBuildFx,
} from './build-watch';

const latest = vi.fn((): Promise<string> => Promise.resolve('one'));
/** The pending delays; a test resolves each with `end`. */
let waits: { milliseconds: number; end: () => void }[] = [];

beforeEach(() => {
  waits = [];
  latest.mockReset();
  latest.mockResolvedValue('one');
});

function start(own: string | null = 'one') {
  const scope = fork({
    handlers: [
      [readOwnBuildFx, () => own],
      [readLatestBuildFx, latest],
      [delayFx, (milliseconds: number) => new Promise<void>((end) => waits.push({ milliseconds, end }))],
    ],
  });
  void allSettled(applicationStarted, { scope });
  return scope;
}

async function passInterval() {
  const before = latest.mock.calls.length;
  waits.at(-1)?.end();
  await vi.waitFor(() => expect(latest).toHaveBeenCalledTimes(before + 1));
}

test('polls every five minutes while the build is current', async () => {
  const scope = start();
  for (let times = 1; times <= 3; times++) {
    await vi.waitFor(() => expect(waits).toHaveLength(times));
    expect(waits.at(-1)?.milliseconds).toBe(300_000);
    await passInterval();
  }
  expect(scope.getState($reloadsNext)).toBe(false);
});

test('a newer build turns the next navigation into a reload and stops the polling', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  await passInterval();
  await vi.waitFor(() => expect(scope.getState($reloadsNext)).toBe(true));
  expect(waits).toHaveLength(1);
  void allSettled(windowFocused, { scope });
  expect(latest).toHaveBeenCalledOnce();
});

test('focusing the window checks at once', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  void allSettled(windowFocused, { scope });
  await vi.waitFor(() => expect(scope.getState($reloadsNext)).toBe(true));
});

test('unsaved input postpones the reload to the navigation after', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  void allSettled(inputTyped, { scope });
  await passInterval();
  expect(scope.getState($reloadsNext)).toBe(false);
  void allSettled(navigationEnded, { scope });
  expect(scope.getState($reloadsNext)).toBe(true);
});

test('a failed check is ignored, and the polling continues', async () => {
  latest.mockRejectedValue(new Error('down'));
  const scope = start();
  await passInterval();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(scope.getState($reloadsNext)).toBe(false);
});

test('development has no polling', () => {
  const scope = start(null);
  void allSettled(windowFocused, { scope });
  expect(waits).toEqual([]);
  expect(latest).not.toHaveBeenCalled();
});
