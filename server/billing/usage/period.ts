import { type CalendarDate, parseDate, toZoned } from '@internationalized/date';
import { Problem } from '../../platform/problem.ts';

/** Some days of a person's calendar. */
export interface Period {
  from: CalendarDate;
  /** When each day begins, and last of all when the day after them does. */
  boundaries: readonly string[];
  timeZone: string;
}

const LONGEST = 366;

/** Reads days as the person counts them: a day begins at midnight in their time zone, however long it is. */
export function readPeriod(query: { from: string; to: string; time_zone?: string | undefined }): Period {
  const timeZone = query.time_zone ?? 'UTC';
  if (!isTimeZone(timeZone)) throw Problem.field('time_zone', 'This is not a time zone.');
  const from = readDay('from', query.from);
  const to = readDay('to', query.to);
  const days = to.compare(from) + 1;
  if (days < 1) throw Problem.field('to', 'The last day must not be before the first.');
  if (days > LONGEST) throw Problem.field('to', `Choose at most ${LONGEST} days.`);
  const boundaries = Array.from({ length: days + 1 }, (_, index) =>
    toZoned(from.add({ days: index }), timeZone).toAbsoluteString(),
  );
  return { from, boundaries, timeZone };
}

function readDay(field: string, text: string): CalendarDate {
  try {
    return parseDate(text);
  } catch {
    throw Problem.field(field, 'There is no such day.');
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
