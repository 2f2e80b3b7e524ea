import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadingClock } from './loading-clock';
import type { LoadingView } from './loading-timeline';

let shown: LoadingView;
const clock = createLoadingClock((view) => {
  shown = view;
});

beforeEach(() => {
  vi.useFakeTimers();
  shown = { phase: 'resting', drawn: 0 };
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

const phaseAfter = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return shown.phase;
};

describe('the loading bar', () => {
  test('is hidden for the first 200 ms', () => {
    clock.start();
    expect(phaseAfter(180)).toBe('waiting');
    expect(phaseAfter(40)).toBe('drawing');
  });

  test('never shows for a page that loads within 200 ms', () => {
    clock.start();
    vi.advanceTimersByTime(190);
    clock.finish();
    expect(phaseAfter(0)).toBe('resting');
    expect(phaseAfter(2000)).toBe('resting');
  });

  test('is over two thirds full after 2000 ms and never full before the page has loaded', () => {
    clock.start();
    vi.advanceTimersByTime(2000);
    expect(shown.drawn).toBeGreaterThan(2 / 3);
    vi.advanceTimersByTime(60_000);
    expect(shown.drawn).toBeGreaterThan(0.95);
    expect(shown.drawn).toBeLessThan(1);
  });

  test('never shrinks', () => {
    clock.start();
    let before = 0;
    for (let frame = 0; frame < 200; frame += 1) {
      vi.advanceTimersByTime(17);
      expect(shown.drawn).toBeGreaterThanOrEqual(before);
      before = shown.drawn;
    }
  });

  test('stays full for 500 ms, fades for 400 ms, then stops', () => {
    clock.start();
    vi.advanceTimersByTime(1000);
    clock.finish();
    expect(shown).toEqual({ phase: 'full', drawn: 1 });
    expect(phaseAfter(480)).toBe('full');
    expect(phaseAfter(40)).toBe('fading');
    expect(phaseAfter(360)).toBe('fading');
    expect(phaseAfter(40)).toBe('resting');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('restarts at zero for a navigation while it fades', () => {
    clock.start();
    vi.advanceTimersByTime(1000);
    clock.finish();
    vi.advanceTimersByTime(600);
    clock.start();
    expect(shown).toEqual({ phase: 'waiting', drawn: 0 });
  });

  test('ignores a second finish', () => {
    clock.start();
    vi.advanceTimersByTime(1000);
    clock.finish();
    vi.advanceTimersByTime(450);
    clock.finish();
    expect(phaseAfter(100)).toBe('fading');
  });
});
