import { wallClock } from './wall-clock';

/** Dates and times for all pages: English, day before month, local time zone. */
function writtenAs(options: Intl.DateTimeFormatOptions): (time: string | Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', options);
  return (time) => format.format(wallClock(time));
}

/** "9:05" */
export const clockOf = writtenAs({ hour: 'numeric', minute: '2-digit' });

/** "13 Nov" */
export const shortDayOf = writtenAs({ day: 'numeric', month: 'short' });

/** "13 November" */
export const dayOf = writtenAs({ day: 'numeric', month: 'long' });

/** "13 Nov 2026" */
export const shortDateOf = writtenAs({ day: 'numeric', month: 'short', year: 'numeric' });

/** "13 November 2026" */
export const dateOf = writtenAs({ day: 'numeric', month: 'long', year: 'numeric' });

/** "2026-11-13", by the date's local getters, which `wallClock` sets for the reader. */
export const isoDateOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
