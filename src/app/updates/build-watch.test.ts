import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { delayFx } from '@/shared/lib/delay';
import { navigationEnded } from '@/shared/lib/navigation';
import { windowFocused } from '@/shared/lib/window-focus';
import {
  $reloadsNext,
  applicationStarted,
  inputTyped,
  readLatestBuildFx,
  readOwnBuildFx,
} from './build-watch';

const latest = vi.fn((): Promise<string> => Promise.resolve('one'));
/** Waits that have been asked for; each ends when it is let go. */
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
  const asked = latest.mock.calls.length;
  waits.at(-1)?.end();
  await vi.waitFor(() => expect(latest).toHaveBeenCalledTimes(asked + 1));
}

test('every five minutes the page asks, for as long as its build is the newest', async () => {
  const scope = start();
  for (let times = 1; times <= 3; times++) {
    await vi.waitFor(() => expect(waits).toHaveLength(times));
    expect(waits.at(-1)?.milliseconds).toBe(300_000);
    await passInterval();
  }
  expect(scope.getState($reloadsNext)).toBe(false);
});

test('a newer build makes the next navigation a reload, and ends the asking', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  await passInterval();
  await vi.waitFor(() => expect(scope.getState($reloadsNext)).toBe(true));
  expect(waits).toHaveLength(1);
  void allSettled(windowFocused, { scope });
  expect(latest).toHaveBeenCalledOnce();
});

test('coming back to the window asks at once', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  void allSettled(windowFocused, { scope });
  await vi.waitFor(() => expect(scope.getState($reloadsNext)).toBe(true));
});

test('what was typed is not lost to a reload: it waits for the navigation after', async () => {
  latest.mockResolvedValue('two');
  const scope = start();
  void allSettled(inputTyped, { scope });
  await passInterval();
  expect(scope.getState($reloadsNext)).toBe(false);
  void allSettled(navigationEnded, { scope });
  expect(scope.getState($reloadsNext)).toBe(true);
});

test('an answer that cannot be had changes nothing, and the asking goes on', async () => {
  latest.mockRejectedValue(new Error('down'));
  const scope = start();
  await passInterval();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(scope.getState($reloadsNext)).toBe(false);
});

test('in development nothing is asked', () => {
  const scope = start(null);
  void allSettled(windowFocused, { scope });
  expect(waits).toEqual([]);
  expect(latest).not.toHaveBeenCalled();
});
