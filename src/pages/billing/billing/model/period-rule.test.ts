import { expect, test } from 'vitest';
import { monthsBefore, periodRule } from './period-rule';

const at = (day: string) => new Date(`${day}T12:00:00`);

test.each([
  ['2026-10-13', '2026-11-13', '2026-10-13', 31, 0],
  ['2026-10-13', '2026-11-13', '2026-10-20', 31, 7],
  ['2026-10-13', '2026-11-13', '2026-12-24', 31, 30],
  ['2026-10-13', '2026-11-13', '2026-01-01', 31, 0],
  ['2026-01-01', '2027-01-01', '2026-01-16', 53, 2],
  ['2026-11-20', '2026-11-20', '2026-11-20', 1, 0],
])('from %s to %s, on %s, there are %i ticks and the mark is at %i', (start, end, now, ticks, current) => {
  expect(periodRule(at(start), at(end), at(now))).toEqual({ ticks, current });
});

test.each([
  ['2026-12-13', 1, '2026-11-13'],
  ['2027-03-31', 1, '2027-02-28'],
  ['2026-11-13', 12, '2025-11-13'],
  ['2026-02-13', 3, '2025-11-13'],
])('before %s by %i months it was %s', (end, months, start) => {
  expect(monthsBefore(at(end), months)).toEqual(at(start));
});
