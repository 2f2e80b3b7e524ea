import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  type Exact,
  fraction,
  multiply,
  round,
  subtract,
  toFixed,
  toNumber,
  toText,
} from './fraction.ts';

describe('a fraction is read from', () => {
  test.each<[Exact, string]>([
    [0.1, '1/10'],
    [-4, '-4'],
    ['-0.50', '-1/2'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '3/20000000'],
    ['3083/50', '3083/50'],
    ['6/4', '3/2'],
  ])('%s as %s', (value, text) => {
    expect(toText(fraction(value))).toBe(text);
  });

  test.each(['', '1,5', '1/2/3', 'NaN', '0x10', Number.POSITIVE_INFINITY, '1/0'])('not %s', (value) => {
    expect(() => fraction(value)).toThrow(RangeError);
  });
});

test.each([
  ['2.175', 2, '2.18'],
  ['-2.175', 2, '-2.18'],
  ['2.1749', 2, '2.17'],
  ['-0.004', 2, '0.00'],
  ['79.5', 0, '80'],
  ['0.05', 1, '0.1'],
  ['76.499', 3, '76.499'],
  ['7', 3, '7.000'],
  ['-0.25', 1, '-0.3'],
] as const)('%s with %i decimals is %s', (value, decimals, shown) => {
  expect(toFixed(fraction(value), decimals)).toBe(shown);
});

const any = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 99n }))
  .map(([n, d]) => fraction(`${n}/${d}`));

test('what is added can be subtracted, and what is multiplied divided', () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (b.n !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      expect(fraction(toText(a))).toEqual(a);
      expect(Math.sign(toNumber(a) - toNumber(b))).toBe(compare(a, b));
    }),
  );
});

test('rounding moves a number by half a place at most', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 3 }), (a, decimals) => {
      const { n, d } = subtract(a, round(a, decimals));
      expect(2n * (n < 0n ? -n : n) * 10n ** BigInt(decimals) <= d).toBe(true);
    }),
  );
});
