import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Curve, curve } from './curves.ts';
import { compare, fraction, toText } from './fraction.ts';

const curved = (scores: (number | null)[], possible: number, rule: Curve) =>
  curve(scores, possible, rule).map((score) => score && toText(score));

test('points that are taken away stop at 0, and change no score below', () => {
  expect(curved([10, 3, -2], 20, { method: 'add', points: -5 })).toEqual(['5', '0', '-2']);
});

test('a mean is capped only if asked', () => {
  expect(curved([10, 20], 20, { method: 'mean', mean: 18 })).toEqual(['13', '23']);
  expect(curved([10, 20, 25], 20, { method: 'mean', mean: 20, cap: true })).toEqual(['1167/100', '20', '25']);
});

test('scaling leaves scores alone whose best is the maximum or more', () => {
  expect(curved([10, 25], 20, { method: 'scale' })).toEqual(['10', '25']);
  expect(curved([0, 0], 20, { method: 'scale' })).toEqual(['0', '0']);
});

test('the root leaves scores alone that it would lower', () => {
  expect(curved([25, 20, -1], 20, { method: 'root' })).toEqual(['25', '20', '-1']);
});

test('no scores have no curve', () => {
  const rules: Curve[] = [{ method: 'mean', mean: 5 }, { method: 'scale' }, { method: 'root' }];
  for (const rule of rules) expect(curved([null, null], 20, rule)).toEqual([null, null]);
});

test('the root is the nearest of two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 400 }), (cents, points) => {
      fc.pre(cents < points * 100);
      const [root] = curve([cents / 100], points, { method: 'root' });
      const hundredths = Number((root ?? fraction(0)).n * 100n) / Number((root ?? fraction(1)).d);
      // Between (2h - 1) / 200 and (2h + 1) / 200, squared and compared in whole numbers.
      const square = BigInt(cents * points) * 400n;
      expect(BigInt(2 * hundredths - 1) ** 2n <= square).toBe(true);
      expect(BigInt(2 * hundredths + 1) ** 2n > square).toBe(true);
    }),
  );
});

test('a curve that adds changes no order', () => {
  const score = fc.integer({ min: 0, max: 4000 }).map((cents) => cents / 100);
  const rule = fc.oneof(
    fc.record({
      method: fc.constant('add' as const),
      points: fc.integer({ min: -20, max: 20 }),
      cap: fc.boolean(),
    }),
    fc.record({
      method: fc.constant('mean' as const),
      mean: fc.integer({ min: 0, max: 40 }),
      cap: fc.boolean(),
    }),
    fc.record({ method: fc.constantFrom('scale' as const, 'root' as const) }),
  );
  fc.assert(
    fc.property(fc.tuple(score, score), rule, ([a, b], method) => {
      const [first = null, second = null] = curve([a, b], 30, method);
      expect(a >= b || (first !== null && second !== null && compare(first, second) <= 0)).toBe(true);
    }),
  );
});
