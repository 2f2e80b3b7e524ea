import { describe, expect, test } from 'vitest';
import { shareOf, ticksFor } from './scale';

describe('the ticks of a chart', () => {
  test.each([
    [171_000, 0, [0, 50_000, 100_000, 150_000, 200_000]],
    [4, 0, [0, 1, 2, 3, 4]],
    [0.9, 0, [0, 0.25, 0.5, 0.75, 1]],
    [92, 60, [60, 70, 80, 90, 100]],
    [1, 0, [0, 0.25, 0.5, 0.75, 1]],
  ])('for %d from %d are %j', (most, floor, ticks) => {
    expect(ticksFor(most, floor)).toEqual(ticks);
  });

  test('cover all values and are few', () => {
    for (let most = 1; most < 5000; most += 37) {
      const ticks = ticksFor(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  test('exist even without values', () => {
    expect(ticksFor(0).length).toBeGreaterThanOrEqual(2);
    expect(shareOf(0, ticksFor(0))).toBe(0);
  });
});

test('the position of a value is between the first and the last tick', () => {
  expect(shareOf(75, [50, 100])).toBe(0.5);
  expect(shareOf(20, [50, 100])).toBe(0);
  expect(shareOf(200, [50, 100])).toBe(1);
});
