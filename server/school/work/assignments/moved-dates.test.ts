import { expect, test } from 'vitest';
import { daysBetween, firstDay, moveBy } from './moved-dates.ts';

const dated = (at: string, timeZone: string) => ({ at: new Date(at), timeZone });

test.each([
  // The same time of day in winter and summer.
  ['2026-01-12T08:15:00Z', 'Europe/London', 140, '2026-06-01T07:15:00.000Z'],
  ['2026-09-07T07:00:00Z', 'Europe/London', 364, '2027-09-06T07:00:00.000Z'],
  // 23:59 in New York, from summer time into winter.
  ['2026-10-09T03:59:00Z', 'America/New_York', 28, '2026-11-06T04:59:00.000Z'],
  // Back in time.
  ['2026-11-06T04:59:00Z', 'America/New_York', -28, '2026-10-09T03:59:00.000Z'],
  // 02:30 does not exist on 28 March 2027 in Berlin, and is there twice on 31 October 2027.
  ['2027-03-21T01:30:00Z', 'Europe/Berlin', 7, '2027-03-28T01:30:00.000Z'],
  ['2027-10-24T00:30:00Z', 'Europe/Berlin', 7, '2027-10-31T00:30:00.000Z'],
  // A zone without summer time, and one whose clocks change by half an hour.
  ['2026-09-07T03:30:00Z', 'Asia/Kolkata', 180, '2027-03-06T03:30:00.000Z'],
  ['2026-09-06T22:30:00Z', 'Australia/Lord_Howe', 60, '2026-11-05T22:00:00.000Z'],
  ['2026-09-07T07:00:00Z', 'Europe/London', 0, '2026-09-07T07:00:00.000Z'],
])('%s in %s, %i days later', (at, timeZone, days, expected) => {
  expect(moveBy(dated(at, timeZone), days).toISOString()).toBe(expected);
});

test('the first day is that of the time zone', () => {
  const dates = [
    dated('2026-09-08T06:00:00Z', 'Europe/London'),
    dated('2026-09-07T03:59:00Z', 'America/New_York'),
  ];
  expect(firstDay(dates)).toBe('2026-09-06');
  expect(firstDay([])).toBeNull();
});

test.each([
  ['2026-09-07', '2027-09-06', 364],
  ['2026-03-01', '2026-04-01', 31],
  ['2027-01-01', '2026-12-31', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
