import { expect, test } from 'vitest';
import { clockOf, dateOf, dayOf, isoDateOf, shortDateOf, shortDayOf } from './dates';

const time = new Date(2026, 10, 3, 9, 5);

test.each([
  ['clock', clockOf, '9:05'],
  ['short day', shortDayOf, '3 Nov'],
  ['day', dayOf, '3 November'],
  ['short date', shortDateOf, '3 Nov 2026'],
  ['date', dateOf, '3 November 2026'],
])('formats the %s of a time in the local time zone', (_, write, written) => {
  expect([write(time), write(time.toISOString())]).toEqual([written, written]);
});

test('writes a local date as ISO does', () => {
  expect(isoDateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  expect(isoDateOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
