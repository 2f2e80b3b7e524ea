import { expect, test } from 'vitest';
import { formatMoney } from './money';

test.each([
  [0, undefined, '$0.00'],
  [1900, undefined, '$19.00'],
  [-380, 'USD', '-$3.80'],
  [123_456_789, 'usd', '$1,234,567.89'],
  [500, 'JPY', '¥500'],
  [1234, 'KWD', 'KWD\u00a01.234'],
])('%i minor units of %s are %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});

test.each([
  [1900, '$19'],
  [417, '$4.17'],
  [1050, '$10.50'],
])('a price list writes %i as %s', (amount, shown) => {
  expect(formatMoney(amount, 'USD', { short: true })).toBe(shown);
});
