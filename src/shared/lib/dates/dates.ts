import { conventions } from './conventions';
import { wallClock } from './wall-clock';

/*
 * Dates and times for all pages: in English, in the order and on the clock of the reader's locale, as Intl writes them in
 * British or American English. Intl itself is too slow for a first view: its first use blocks a slow phone for a fifth of a
 * second.
 */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const month = (date: Date): string => MONTHS[date.getMonth()] ?? '';
const weekday = (date: Date): string => WEEKDAYS[date.getDay()] ?? '';
/** British English abbreviates September with four letters. */
const shortMonth = (date: Date): string =>
  month(date).slice(0, date.getMonth() === 8 && !conventions().isMonthFirst ? 4 : 3);

const dayWith = (date: Date, name: string): string =>
  conventions().isMonthFirst ? `${name} ${date.getDate()}` : `${date.getDate()} ${name}`;

function dateWith(date: Date, name: string): string {
  const year = String(date.getFullYear());
  return conventions().isMonthFirst ? `${dayWith(date, name)}, ${year}` : `${dayWith(date, name)} ${year}`;
}

const afterWeekday = (name: string, date: string): string =>
  conventions().isMonthFirst ? `${name}, ${date}` : `${name} ${date}`;

/** A time of day as minutes since midnight: "21:05" or "9:05 PM". */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = twoDigits(minutes % 60);
  if (!conventions().isTwelveHour) return `${hour}:${minute}`;
  return `${hour % 12 || 12}:${minute}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}

const inLocalTime =
  (write: (date: Date) => string) =>
  (time: string | Date): string =>
    write(wallClock(time));

/** "9:05" or "9:05 AM" */
export const clockOf = inLocalTime((date) => wallClockTime(date));

/** "13 Nov" or "Nov 13" */
export const shortDayOf = inLocalTime((date) => dayWith(date, shortMonth(date)));

/** "13 November" or "November 13" */
export const dayOf = inLocalTime((date) => dayWith(date, month(date)));

/** "13 Nov 2026" or "Nov 13, 2026" */
export const shortDateOf = inLocalTime((date) => dateWith(date, shortMonth(date)));

/** "13 November 2026" or "November 13, 2026" */
export const dateOf = inLocalTime((date) => dateWith(date, month(date)));

/*
 * The following read the date's local getters, which `wallClock` sets for the reader.
 */

/** "9:05" or "9:05 AM" */
export const wallClockTime = (date: Date): string => timeOfDay(date.getHours() * 60 + date.getMinutes());

/** "2026-11-13" */
export const isoDateOf = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** "Fri 13 Nov" or "Fri, Nov 13" */
export const weekdayOf = (date: Date): string =>
  afterWeekday(weekday(date).slice(0, 3), dayWith(date, shortMonth(date)));

/** "Friday 13 November" or "Friday, November 13" */
export const longWeekdayOf = (date: Date): string => afterWeekday(weekday(date), dayWith(date, month(date)));

/** "13 November" or "November 13" */
export const localDayOf = (date: Date): string => dayWith(date, month(date));

/** "November 2026" */
export const monthOf = (date: Date): string => `${month(date)} ${date.getFullYear()}`;

/** Orders times in ISO 8601, the latest first and missing ones last. `localeCompare` would need `Intl`. */
export function byLatest(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
