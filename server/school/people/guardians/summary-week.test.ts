import { expect, test } from 'vitest';
import { summaryWeek } from './summary-week.ts';

test.each([
  ['2026-11-20T13:59:00Z', 'UTC', '2026-11-16', false],
  ['2026-11-20T14:00:00Z', 'UTC', '2026-11-16', true],
  ['2026-11-22T23:59:00Z', 'UTC', '2026-11-16', true],
  ['2026-11-23T00:00:00Z', 'UTC', '2026-11-23', false],
  // Friday 14:00 in New York is 19:00 in winter and 18:00 in summer.
  ['2026-11-20T18:30:00Z', 'America/New_York', '2026-11-16', false],
  ['2026-11-20T19:00:00Z', 'America/New_York', '2026-11-16', true],
  ['2026-06-19T18:00:00Z', 'America/New_York', '2026-06-15', true],
  // Still Sunday in Honolulu, already Monday in Auckland.
  ['2026-11-23T05:00:00Z', 'Pacific/Honolulu', '2026-11-16', true],
  ['2026-11-22T12:00:00Z', 'Pacific/Auckland', '2026-11-23', false],
])('%s in %s belongs to the week of %s; due: %s', (now, timeZone, weekOf, isDue) => {
  expect(summaryWeek(new Date(now), timeZone)).toEqual({ weekOf, isDue });
});
