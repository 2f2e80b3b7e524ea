import { expect, test } from 'vitest';
import type { Timetable } from '@/shared/api/schedule';
import { monthOfSchedule, summaryOf, weekOf } from './calendar-data';

const links = { lesson: String, class: String, due: String };
const timetable = (timeZone: string): Timetable => ({
  time_zone: timeZone,
  today: '2026-11-17',
  weeks: [],
  entries: [],
  dues: [],
  events: [],
  holidays: [],
  slots: [],
  unplanned: [],
});
/** Tuesday 17 November, 20:30 in New York; Wednesday 14:30 in Auckland. */
const now = new Date('2026-11-18T01:30:00Z');
const shown = { view: 'week' as const, day: '2026-11-17' };
const options = { links, now, plans: true };

test('now and today are where the school is, whatever the zone of the browser', () => {
  const inNewYork = weekOf(timetable('America/New_York'), shown, options);
  expect(inNewYork.now).toEqual({ day: 1, minute: 20 * 60 + 30 });
  expect(inNewYork.days.map(({ today }) => today).indexOf(true)).toBe(1);
  expect(weekOf(timetable('Pacific/Auckland'), shown, options).now).toEqual({ day: 2, minute: 14 * 60 + 30 });
  const { weeks } = monthOfSchedule(timetable('Pacific/Auckland'), { ...shown, view: 'month' }, options);
  expect(weeks.flat().find(({ today }) => today)?.date).toBe(18);
});

test('a reader in another time zone is told which one it is', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const other = own === 'America/New_York' ? 'Pacific/Auckland' : 'America/New_York';
  expect(summaryOf(timetable(own), { plans: true, now })).toBe('No lessons.');
  expect(summaryOf(timetable(other), { plans: true, now })).toBe(
    `No lessons. Times are in ${other.replace('_', ' ')}.`,
  );
});
