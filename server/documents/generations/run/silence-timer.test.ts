import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SilenceTimer } from './silence-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls back after so much silence since it last heard something', () => {
  const isOver = vi.fn();
  const timer = new SilenceTimer();
  timer.start(1000, isOver);
  vi.advanceTimersByTime(900);
  timer.heard();
  vi.advanceTimersByTime(999);
  expect(isOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(isOver).toHaveBeenCalledOnce();
});

test('a new start replaces the last one, and a stopped timer is silent', () => {
  const first = vi.fn();
  const second = vi.fn();
  const timer = new SilenceTimer();
  timer.start(1000, first);
  timer.start(3000, second);
  vi.advanceTimersByTime(2999);
  timer.stop();
  vi.advanceTimersByTime(5000);
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});
