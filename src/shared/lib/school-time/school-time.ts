import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';

/** A date and a time of day as a form has them: 2026-11-20 and 08:15. */
export type WallTime = { date: string; time: string };

/**
 * The moment when clocks in the time zone show this, in ISO 8601. A time that the spring change skips is an hour later,
 * and one that the autumn change repeats is the second of the two, so that 23:59 lasts to midnight.
 */
export const momentOf = ({ date, time }: WallTime, timeZone: string): string =>
  toZoned(parseDateTime(`${date}T${time}`), timeZone, 'later')
    .toDate()
    .toISOString();

/** What clocks in the time zone show at this moment. */
export function wallTimeOf(moment: string, timeZone: string): WallTime {
  const zoned = parseAbsolute(moment, timeZone);
  return { date: toCalendarDate(zoned).toString(), time: toTime(zoned).toString().slice(0, 5) };
}
