import { parseDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfAttempt } from '../quizzes/attempt-time.ts';
import { closesAt, isOpen, secondsLate } from './work-dates.ts';

const zones = Intl.supportedValuesOf('timeZone');
const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

/** The day that clocks in the time zone show. */
const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (time: Date) => format.format(time);
};

test.each(zones)('23:59 lasts to midnight in %s, for due dates, cut-offs and quizzes', (zone) => {
  const dayAt = dayIn(zone);
  const isToMidnight = (day: string, seconds: string) => {
    const chosen = toZoned(parseDateTime(`${day}T23:59${seconds}`), zone, 'later').toDate();
    const dates = { dueAt: chosen, cutOffAt: chosen };
    const last = closesAt(dates) ?? new Date(0);
    const next = new Date(last.getTime() + 1);
    expect([dayAt(last), isOpen(dates, last), secondsLate(dates, last)]).toEqual([day, true, 0]);
    expect(dayAt(next) > day).toBe(true);
    expect([isOpen(dates, next), secondsLate(dates, next)]).toEqual([false, 1]);
    const limits = { minutes: 24 * 60, extraMinutes: null, dates };
    expect(endOfAttempt(chosen, limits)).toEqual(last);
    expect(endOfAttempt(chosen, { ...limits, minutes: null })).toEqual(last);
  };
  fc.assert(fc.property(days, fc.constantFrom('', ':30', ':59'), isToMidnight), { numRuns: 8 });
});
