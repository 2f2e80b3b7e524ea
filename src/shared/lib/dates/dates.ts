import { wallClock } from './wall-clock';

/*
 * Dates and times for all pages: English, day before month, as Intl writes them in British English. Intl itself is too slow
 * for a first view: its first use blocks a slow phone for a fifth of a second.
 */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const month = (date: Date): string => MONTHS[date.getMonth()] ?? '';
const shortMonth = (date: Date): string => month(date).slice(0, date.getMonth() === 8 ? 4 : 3);
const weekday = (date: Date): string => WEEKDAYS[date.getDay()] ?? '';

const inLocalTime =
  (write: (date: Date) => string) =>
  (time: string | Date): string =>
    write(wallClock(time));

/** "9:05" */
export const clockOf = inLocalTime((date) => `${date.getHours()}:${twoDigits(date.getMinutes())}`);

/** "13 Nov" */
export const shortDayOf = inLocalTime((date) => `${date.getDate()} ${shortMonth(date)}`);

/** "13 November" */
export const dayOf = inLocalTime((date) => `${date.getDate()} ${month(date)}`);

/** "13 Nov 2026" */
export const shortDateOf = inLocalTime(
  (date) => `${date.getDate()} ${shortMonth(date)} ${date.getFullYear()}`,
);

/** "13 November 2026" */
export const dateOf = inLocalTime((date) => `${date.getDate()} ${month(date)} ${date.getFullYear()}`);

/*
 * The following read the date's local getters, which `wallClock` sets for the reader.
 */

/** "2026-11-13" */
export const isoDateOf = (date: Date): string =>
  [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');

/** "Fri 13 Nov" */
export const weekdayOf = (date: Date): string =>
  `${weekday(date).slice(0, 3)} ${date.getDate()} ${shortMonth(date)}`;

/** "Friday 13 November" */
export const longWeekdayOf = (date: Date): string => `${weekday(date)} ${date.getDate()} ${month(date)}`;

/** "November 2026" */
export const monthOf = (date: Date): string => `${month(date)} ${date.getFullYear()}`;

/** Orders times in ISO 8601, the latest first and missing ones last. `localeCompare` would need `Intl`. */
export function byLatest(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
