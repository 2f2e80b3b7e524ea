import { expect, test } from 'vitest';
import { nextPeriodEnd, periodEnd } from './period.ts';

const at = (date: string) => Date.parse(`${date}T10:30:00Z`) / 1000;
const every = (interval_count: number, interval: 'month' | 'year' = 'month') => ({
  interval,
  interval_count,
  usage_type: 'licensed' as const,
  meter: null,
  trial_period_days: null,
});

test.each([
  ['2026-01-31', every(1), 1, '2026-02-28'],
  ['2026-01-31', every(1), 2, '2026-03-31'],
  ['2026-11-20', every(3), 1, '2027-02-20'],
  ['2026-11-20', every(6), 1, '2027-05-20'],
  ['2028-02-29', every(1, 'year'), 1, '2029-02-28'],
])('from %s the period ends on the right day', (anchor, recurring, n, end) => {
  expect(periodEnd(at(anchor), recurring, n)).toBe(at(end));
});

test('the next end is after the given time, never equal to it', () => {
  expect(nextPeriodEnd(at('2026-01-31'), every(1), at('2026-02-28'))).toBe(at('2026-03-31'));
});
