import { afterEach, expect, test } from 'vitest';
import { provideRendering, zonedTime } from '../../first-view';
import { momentOf, wallTimeOf } from './school-time';
import { dayAndTimeIn } from '../dates';

afterEach(() => provideRendering(() => undefined));

test.each([
  ['in winter', 'America/New_York', '2026-01-15', '23:59', '2026-01-16T04:59:00.000Z'],
  ['in summer', 'America/New_York', '2026-07-15', '23:59', '2026-07-16T03:59:00.000Z'],
  ['the night before summer time', 'America/New_York', '2026-03-07', '23:59', '2026-03-08T04:59:00.000Z'],
  ['the night after it began', 'America/New_York', '2026-03-08', '23:59', '2026-03-09T03:59:00.000Z'],
  ['the night after it ended', 'Europe/London', '2026-10-25', '08:15', '2026-10-25T08:15:00.000Z'],
  ['in a zone of half an hour', 'Asia/Kolkata', '2026-10-08', '08:15', '2026-10-08T02:45:00.000Z'],
])('a time %s is the same on the way back', (_, zone, date, time, moment) => {
  expect(momentOf({ date, time }, zone)).toBe(moment);
  expect(wallTimeOf(moment, zone)).toEqual({ date, time });
});

test('a skipped time is an hour later, and a repeated one the second of the two', () => {
  const zone = 'America/New_York';
  expect(momentOf({ date: '2026-03-08', time: '02:30' }, zone)).toBe('2026-03-08T07:30:00.000Z');
  expect(momentOf({ date: '2026-11-01', time: '01:30' }, zone)).toBe('2026-11-01T06:30:00.000Z');
});

test('a moment is written as clocks at the school show it', () => {
  expect(dayAndTimeIn('2026-10-08T07:15:00.000Z', 'Europe/London')).toBe('Thu 8 Oct, 8:15');
  expect(dayAndTimeIn('2026-10-08T03:59:00.000Z', 'America/New_York')).toBe('Wed 7 Oct, 23:59');
  expect(dayAndTimeIn('2026-10-08T04:21:00.000Z', 'America/New_York')).toBe('Thu 8 Oct, 0:21');
});

test('a reader where the school is sees what Intl writes', () => {
  const zone = 'America/New_York';
  const moments = Array.from({ length: 400 }, (_, hour) =>
    new Date(Date.UTC(2026, 9, 28) + hour * 1_830_000).toISOString(),
  );
  const elsewhere = moments.map((moment) => dayAndTimeIn(moment, zone));
  const rendering = {
    now: new Date(),
    timeZone: () => zone,
    wallClock: (time: Date) => zonedTime(time, zone),
    origin: '',
    cookies: '',
    locale: 'en-GB',
    call: () => Promise.reject(new Error('Nothing is called.')),
  };
  provideRendering(() => rendering);
  expect(moments.map((moment) => dayAndTimeIn(moment, zone))).toEqual(elsewhere);
});
