/** Dates are ISO texts (2026-08-31), weekdays numbers from 1, Monday, to 7, Sunday. */
export interface SchoolBreak {
  name: string;
  first_day: string;
  last_day: string;
}

export interface TermDates {
  start: string;
  weeks: number;
  weekdays: readonly number[];
  breaks: readonly SchoolBreak[];
}

export interface SchoolWeek {
  week: number;
  /** The days on which the class meets, at least one. */
  days: string[];
}

const DAY = 86_400_000;

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** From 1, Monday, to 7, Sunday. */
export const weekdayOf = (date: string): number => ((new Date(timeOf(date)).getUTCDay() + 6) % 7) + 1;

export const breakOn = (date: string, breaks: readonly SchoolBreak[]): SchoolBreak | undefined =>
  breaks.find(({ first_day, last_day }) => first_day <= date && date <= last_day);

/** More weeks than any school year has, in case breaks cover everything. */
const MAX_CALENDAR_WEEKS = 110;

/** The weeks in which the class meets, numbered on; a week that a break covers doesn't count. */
export function schoolWeeks({ start, weeks, weekdays, breaks }: TermDates): SchoolWeek[] {
  if (start === '') return [];
  const monday = timeOf(start) - (weekdayOf(start) - 1) * DAY;
  const found: SchoolWeek[] = [];
  for (let number = 0; found.length < weeks && number < MAX_CALENDAR_WEEKS; number += 1) {
    const days = weekdays
      .toSorted((a, b) => a - b)
      .map((weekday) => dateAt(monday + (number * 7 + weekday - 1) * DAY))
      .filter((date) => date >= start && breakOn(date, breaks) === undefined);
    if (days.length > 0) found.push({ week: found.length + 1, days });
  }
  return found;
}

/** The days of a week in words: a range, or each day with its weekday if there are one or two. */
export function daysText(days: readonly string[], language: string): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  if (days.length > 2)
    return new Intl.DateTimeFormat(language, options)
      .formatRange(timeOf(first), timeOf(last))
      .replaceAll('\u2009', ' ');
  const named = new Intl.DateTimeFormat(language, { ...options, weekday: 'short' });
  return days.map((date) => named.format(timeOf(date))).join(' · ');
}

/** A date in words, with its year. */
export const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(timeOf(date));
