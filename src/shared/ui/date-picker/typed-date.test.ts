import { expect, test } from 'vitest';
import { typedDate } from './typed-date';

test.each([
  ['12/24/2026', '2026-12-24'],
  ['1/4/2026', '2026-01-04'],
  ['24/12/2026', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  [' 02/29/2028 ', '2028-02-29'],
  ['02/30/2027', undefined],
  ['13/45/2026', undefined],
  ['00/10/2026', undefined],
  ['Dec 24', undefined],
  ['12/24/9999', undefined],
  ['12/24/26', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  ['Dec 24, 2026', '2026-12-24'],
  ['24 December 2026', '2026-12-24'],
  ['Foo 24, 2026', undefined],
  ['12/04', undefined],
  ['4.12.', undefined],
  ['', undefined],
])('%j is %s', (text, date) => {
  expect(typedDate(text, true)).toBe(date);
});

test('where the day comes first, it is read first', () => {
  expect(typedDate('1/4/2026', false)).toBe('2026-04-01');
  expect(typedDate('12/24/2026', false)).toBe('2026-12-24');
});
