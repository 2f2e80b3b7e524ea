import { expect, test } from 'vitest';
import { daysOf, periodsAt } from './period';

test('the months of a year and the last days are there, this month first', () => {
  const periods = periodsAt(new Date('2026-03-15T00:30:00'));
  expect(periods.map(({ label }) => label)).toEqual([
    'March 2026',
    'February 2026',
    'January 2026',
    'December 2025',
    'November 2025',
    'October 2025',
    'September 2025',
    'August 2025',
    'July 2025',
    'June 2025',
    'May 2025',
    'April 2025',
    'Last 7 days',
    'Last 30 days',
    'Last 12 months',
  ]);
  expect(periods[1]).toEqual({
    value: '2026-02',
    label: 'February 2026',
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(periods.at(-3)).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
  expect(periods.at(-1)).toMatchObject({ from: '2025-04-01', to: '2026-03-31' });
});

test('a period knows each of its days once, over a change of the clock', () => {
  const days = daysOf({ from: '2026-10-24', to: '2026-11-02' });
  expect(days).toHaveLength(10);
  expect(new Set(days).size).toBe(10);
  expect([days[0], days.at(-1)]).toEqual(['2026-10-24', '2026-11-02']);
});
