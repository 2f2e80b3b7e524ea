import { parseAbsolute, toCalendarDate } from '@internationalized/date';

const DAY = 86_400_000;

/** A moment, and the time zone in which it was chosen. */
export interface Dated {
  at: Date;
  timeZone: string;
}

/** The earliest day on which something happens, as 2026-09-07; null without dates. */
export function firstDay(dates: readonly Dated[]): string | null {
  return dates.map(dayOf).toSorted().at(0) ?? null;
}

const dayOf = ({ at, timeZone }: Dated): string =>
  toCalendarDate(parseAbsolute(at.toISOString(), timeZone)).toString();

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/**
 * The same time of day so many days later, in the time zone, whatever the clocks do in between. A time that the spring
 * change skips is an hour later, and one that the autumn change repeats is the first of the two.
 */
export const moveBy = ({ at, timeZone }: Dated, days: number): Date =>
  parseAbsolute(at.toISOString(), timeZone).add({ days }).toDate();
