import { expect, test } from 'vitest';
import { addMonths, monthsSince } from './credit-period.ts';

test.each([
  ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T09:59:59Z', '2026-01-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-30T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2026-11-30T10:00:00Z', '2027-10-30T10:00:00Z', '2027-10-30T10:00:00Z'],
  // The clock may be behind the start of the period, because the sandbox may be ahead.
  ['2026-11-30T10:00:00Z', '2026-10-01T10:00:00Z', '2026-11-30T10:00:00Z'],
])('in a period from %s, at %s, the credit month began at %s', (start, now, expected) => {
  const from = new Date(start);
  expect(addMonths(from, monthsSince(from, new Date(now)))).toEqual(new Date(expected));
});
