import { expect, test } from 'vitest';
import { brandOf, expiryOf } from './card-words';

test.each([
  [9, 2029, 'Expires 09/29', false],
  [1, 2027, 'Expires 01/27', false],
  [12, 2026, 'Expires next month, 12/26', true],
  [11, 2026, 'Expires this month, 11/26', true],
  [10, 2026, 'Expired 10/26', true],
])('a card of %i/%i: %s', (exp_month, exp_year, words, soon) => {
  expect(expiryOf({ exp_month, exp_year }, new Date('2026-11-20T12:00:00'))).toEqual({ words, soon });
});

test('before the date is known no card expires soon', () => {
  expect(expiryOf({ exp_month: 10, exp_year: 2026 }, null)).toEqual({ words: 'Expires 10/26', soon: false });
});

test('an unknown brand is called a card', () => {
  expect(brandOf('visa').name).toBe('Visa');
  expect(brandOf('eftpos_au').name).toBe('Card');
});
