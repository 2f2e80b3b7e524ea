import { knownTimeZone } from '../../first-view';
import { clockOf, weekdayOf } from './dates';
import { wallClock } from './wall-clock';

const days = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

function formatIn(formats: Map<string, Intl.DateTimeFormat>, options: Intl.DateTimeFormatOptions) {
  const key = String(options.timeZone);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, format);
  return format;
}

/** Most readers are where the school is, and need no `Intl`, which is slow at its first use. */
const isHere = (timeZone: string): boolean => timeZone === knownTimeZone();

/** "Thu 8 Oct", where the school is. */
export const dayIn = (moment: string, timeZone: string): string =>
  isHere(timeZone)
    ? weekdayOf(wallClock(moment))
    : formatIn(days, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
        .format(new Date(moment))
        .replace(',', '');

/** "Thu 8 Oct, 8:15", where the school is. */
export function dayAndTimeIn(moment: string, timeZone: string): string {
  const day = dayIn(moment, timeZone);
  if (isHere(timeZone)) return `${day}, ${clockOf(moment)}`;
  const clock = formatIn(clocks, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day}, ${clock.format(new Date(moment)).replace(/^0(?=\d)/, '')}`;
}
