import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, formatShortNumber } from './numbers';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%i is %s', (value, figure) => {
  expect(formatNumber(value)).toBe(figure);
});

test.each([
  [999, 2, '999'],
  [1005, 2, '1.01K'],
  [1_250_000, 1, '1.3M'],
  [12_500, 0, '13K'],
  [1_250_000, 2, '1.25M'],
  [999_994, 2, '999.99K'],
  [999_999, 2, '1M'],
])('%i with at most %i decimals is %s', (value, decimals, figure) => {
  expect(formatShortNumber(value, decimals)).toBe(figure);
});

test('they are what Intl writes', () => {
  const full = new Intl.NumberFormat('en-US');
  const short = [0, 1, 2].map(
    (decimals) => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: decimals }),
  );
  assert(
    property(integer({ min: 0, max: 2_000_000_000 }), (value) => {
      expect(formatNumber(value)).toBe(full.format(value));
      expect(formatNumber(-value)).toBe(full.format(-value).replace(/^-0$/, '0'));
      for (const [decimals, format] of short.entries())
        expect(formatShortNumber(value, decimals)).toBe(format.format(value));
    }),
    { numRuns: 1000 },
  );
});
