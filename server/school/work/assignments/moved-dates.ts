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

export interface Mover {
  date(at: Date | null, timeZone: string): Date | null;
  /** A date of publication; null, for a draft, if it would be in the past. */
  publication(at: Date | null, timeZone: string): Date | null;
}

/** Moves dates by the days between two days; without one of them, a copy has no dates. */
export function mover(from: string | null, to: string | null, now: Date): Mover {
  const days = from === null || to === null ? null : daysBetween(from, to);
  const date: Mover['date'] = (at, timeZone) =>
    at === null || days === null ? null : moveBy({ at, timeZone }, days);
  return {
    date,
    publication(at, timeZone) {
      const moved = date(at, timeZone);
      return moved !== null && moved > now ? moved : null;
    },
  };
}

interface Dates {
  dueAt: Date | null;
  cutOffAt: Date | null;
  publishAt: Date | null;
  timeZone: string;
}

/** The dates of the copy of an assignment. */
export function movedDates({ timeZone, ...dates }: Dates, move: Mover): Omit<Dates, 'timeZone'> {
  const dueAt = move.date(dates.dueAt, timeZone);
  const cutOffAt = move.date(dates.cutOffAt, timeZone);
  const publishAt = move.publication(dates.publishAt, timeZone);
  const first = dueAt ?? cutOffAt;
  return {
    dueAt,
    // When the clocks change, dates within an hour of each other can change places.
    cutOffAt: dueAt && cutOffAt && cutOffAt < dueAt ? dueAt : cutOffAt,
    publishAt: first && publishAt && first < publishAt ? first : publishAt,
  };
}
