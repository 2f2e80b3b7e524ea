import { clockOf, shortDateOf, shortDayOf } from '@/shared/lib/dates';

const DAY = 24 * 60 * 60 * 1000;

/** The time of day for today, the day for this year, otherwise the full date. */
export function whenOf(at: string, now: Date | null): string {
  const moment = new Date(at);
  if (!now || now.getTime() - moment.getTime() > 365 * DAY || now.getFullYear() !== moment.getFullYear()) {
    return shortDateOf(moment);
  }
  return moment.toDateString() === now.toDateString() ? clockOf(moment) : shortDayOf(moment);
}
