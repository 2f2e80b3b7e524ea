import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart } from './apart';

test('labels that have room stay at their heights', () => {
  expect(apart([80, 20, 50], 10)).toEqual([80, 20, 50]);
});

test('labels of the same height stand above each other, also at both ends', () => {
  expect(apart([50, 50], 10)).toEqual([50, 60]);
  expect(apart([100, 100, 40], 10)).toEqual([85, 95, 40]);
  expect(apart([0, 0], 10)).toEqual([5, 15]);
});

test('no label lies on another or leaves the plot', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 12 }), (heights) => {
      const gap = Math.min(9, 100 / Math.max(1, heights.length));
      const placed = apart(heights, 9).toSorted((one, other) => one - other);
      for (const [index, at] of placed.entries()) {
        expect(at).toBeGreaterThanOrEqual(gap / 2 - 1e-9);
        expect(at).toBeLessThanOrEqual(100 - gap / 2 + 1e-9);
        if (index > 0) expect(at - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(gap - 1e-9);
      }
    }),
  );
});
