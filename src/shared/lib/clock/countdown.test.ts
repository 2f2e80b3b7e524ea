import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { delayFx } from './delay';
import { clockOf, createCountdown } from './countdown';

const countdown = createCountdown('testCountdown');

/** A clock that the test advances. */
function manualClock() {
  const waiting: (() => void)[] = [];
  const delay = vi.fn((_milliseconds: number) => new Promise<void>((resolve) => waiting.push(resolve)));
  return { delay, tick: () => waiting.shift()?.() };
}

test('counts down to zero, one second at a time, and stops', async () => {
  const delay = vi.fn((_milliseconds: number) => {});
  const scope = fork({ handlers: [[delayFx, delay]] });
  await allSettled(countdown.begin, { scope, params: 3 });
  expect(delay.mock.calls).toEqual([[1000], [1000], [1000]]);
  expect(scope.getState(countdown.$secondsLeft)).toBe(0);
});

test('a restart continues from the new number without a second timer', async () => {
  const clock = manualClock();
  const scope = fork({ handlers: [[delayFx, clock.delay]] });
  void allSettled(countdown.begin, { scope, params: 60 });
  void allSettled(countdown.begin, { scope, params: 20 });
  expect(clock.delay).toHaveBeenCalledOnce();
  clock.tick();
  await vi.waitFor(() => expect(scope.getState(countdown.$secondsLeft)).toBe(19));
});

test('a stopped countdown stays at zero', async () => {
  const clock = manualClock();
  const scope = fork({ handlers: [[delayFx, clock.delay]] });
  void allSettled(countdown.begin, { scope, params: 60 });
  void allSettled(countdown.stop, { scope });
  expect(scope.getState(countdown.$secondsLeft)).toBe(0);
  clock.tick();
  await allSettled(scope);
  expect(scope.getState(countdown.$secondsLeft)).toBe(0);
  expect(clock.delay).toHaveBeenCalledOnce();
});

test('a fraction of a second is rounded up, and zero stays zero', async () => {
  const delay = vi.fn((_milliseconds: number) => {});
  const scope = fork({ handlers: [[delayFx, delay]] });
  await allSettled(countdown.begin, { scope, params: 0 });
  expect(delay).not.toHaveBeenCalled();
  await allSettled(countdown.begin, { scope, params: 0.2 });
  expect(delay).toHaveBeenCalledOnce();
});

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [60, '1:00'],
  [605, '10:05'],
])('%i seconds are %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});
