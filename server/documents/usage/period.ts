import { type CalendarDate, parseDate, toZoned } from '@internationalized/date';
import { Problem } from '../../platform/problem.ts';
import { remember } from '../../platform/remember.ts';

/** A range of days in the user's time zone. */
export interface Period {
  from: CalendarDate;
  /** The start of each day, and of the day after the last. */
  boundaries: readonly string[];
  /** The months it touches, as in 2026-11, and when each begins within it. */
  months: readonly { month: string; start: string }[];
  timeZone: string;
}

const MAX_DAYS = 366;

/** Days begin at midnight in the user's time zone, however long they are. */
export function readPeriod(query: { from: string; to: string; time_zone?: string | undefined }): Period {
  const timeZone = query.time_zone ?? 'UTC';
  if (!isTimeZone(timeZone)) throw Problem.field('time_zone', 'This is not a known time zone.');
  const from = readDay('from', query.from);
  const to = readDay('to', query.to);
  const days = to.compare(from) + 1;
  if (days < 1) throw Problem.field('to', 'The last day must not be before the first.');
  if (days > MAX_DAYS) throw Problem.field('to', `Choose at most ${MAX_DAYS} days.`);
  const boundaries = midnightsOf([from, days, timeZone].join(' '));
  const months = boundaries.slice(0, -1).flatMap((start, index) => {
    const day = from.add({ days: index });
    return index === 0 || day.day === 1 ? [{ month: day.toString().slice(0, 7), start }] : [];
  });
  return { from, boundaries, months, timeZone };
}

/** The start of a day and of so many days after it. Most readers ask for the same days, and each takes a time zone's rules. */
const midnightsOf = remember(200, (period) => {
  const [from = '', days, timeZone = ''] = period.split(' ');
  return Array.from({ length: Number(days) + 1 }, (_, index) =>
    toZoned(parseDate(from).add({ days: index }), timeZone).toAbsoluteString(),
  );
});

function readDay(field: string, text: string): CalendarDate {
  try {
    return parseDate(text);
  } catch {
    throw Problem.field(field, 'This date does not exist.');
  }
}

/** Zones that were requested before, because a format takes a while to create. A request can name a zone in many spellings. */
const known = new Set<string>();
const MAX_KNOWN = 500;

function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  const exists = isFormattable(name);
  if (exists && known.size < MAX_KNOWN) known.add(name);
  return exists;
}

function isFormattable(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
