import { expect, test } from 'vitest';
import { scaleFor } from './scale';

test.each([
  [171_000, 0, [0, 50_000, 100_000, 150_000, 200_000]],
  [4, 0, [0, 1, 2, 3, 4]],
  [92, 60, [60, 65, 70, 75, 80, 85, 90, 95]],
  [0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('the ticks for %d from %d are %j', (most, floor, ticks) => {
  expect(scaleFor([most], floor).ticks).toEqual(ticks);
});

test('every value is inside the plot, and ticks are few', () => {
  for (let most = 1; most < 5000; most += 37) {
    const { ticks, heightOf } = scaleFor([most]);
    expect([heightOf(0), heightOf(most)]).toEqual([0, (most / (ticks.at(-1) ?? 0)) * 100]);
    expect(ticks.length).toBeLessThanOrEqual(8);
  }
});

test('a value below the floor is drawn on it', () => {
  expect(scaleFor([80, 40], 60).heightOf(40)).toBe(0);
});

test('counts have no halves', () => {
  expect(scaleFor([2], 0).ticks).toContain(0.5);
  expect(scaleFor([2], 0, true).ticks).toEqual([0, 1, 2]);
  expect(scaleFor([], 0, true).ticks).toEqual([0, 1]);
});
