import { clockOf, shortDateOf, shortDayOf } from '@/shared/lib/dates';

const DAY = 24 * 60 * 60 * 1000;

/** The time of today, the day of this year, or the whole date of a year that is over. */
export function whenOf(at: string, now: Date | null): string {
  const moment = new Date(at);
  if (!now || now.getTime() - moment.getTime() > 365 * DAY || now.getFullYear() !== moment.getFullYear()) {
    return shortDateOf(moment);
  }
  return moment.toDateString() === now.toDateString() ? clockOf(moment) : shortDayOf(moment);
}
