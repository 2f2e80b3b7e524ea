import { getDayOfWeek, parseDate, parseDateTime, toZoned } from '@internationalized/date';
import { RRuleTemporal } from 'rrule-temporal';
import type { SchoolCalendarContent, SlotWeek, WeekLetter } from '../../../generated/schemas/index.ts';

/** The days of a slot as a rule of RFC 5545. */
export interface Series {
  timeZone: string;
  /** The first day. */
  first: string;
  /** On the clocks of the school. */
  startsAt: string;
  rule: string;
  /** Days of the rule on which nothing is held. */
  except: string[];
}

interface SlotTimes {
  weekday: number;
  week: SlotWeek;
  startsAt: string;
  startsOn: string;
  endsOn: string | null;
}

interface SchoolDays {
  timeZone: string;
  content: SchoolCalendarContent;
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** How far the free days of a slot without an end are looked up. */
const HORIZON_DAYS = 3 * 366;

export const daysLater = (day: string, days: number): string => parseDate(day).add({ days }).toString();
/** Monday is 1 and Sunday 7. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), 'en-GB', 'mon') + 1;
export const mondayOf = (day: string): string => daysLater(day, 1 - weekdayOf(day));

const within = (day: string, { starts_on, ends_on }: { starts_on: string; ends_on: string }): boolean =>
  starts_on <= day && day <= ends_on;

/** Whether no school is held on a day. */
const isFree = (day: string, { terms, holidays }: SchoolCalendarContent): boolean =>
  holidays.some((holiday) => within(day, holiday)) ||
  (terms.length > 0 && !terms.some((term) => within(day, term)));

/** The letter of each week of the terms, by its Monday; none without A and B weeks. */
export function weekLetters(content: SchoolCalendarContent): Map<string, WeekLetter> {
  const letters = new Map<string, WeekLetter>();
  const [first, last] = [content.terms[0], content.terms.at(-1)];
  if (content.week_count === 'none' || !first || !last) return letters;
  let letter = content.first_week;
  for (let monday = mondayOf(first.starts_on); monday <= last.ends_on; monday = daysLater(monday, 7)) {
    const counts =
      content.week_count === 'calendar' ||
      content.school_days.some((weekday) => !isFree(daysLater(monday, weekday - 1), content));
    if (!counts) continue;
    letters.set(monday, letter);
    letter = letter === 'A' ? 'B' : 'A';
  }
  return letters;
}

/** Which week of its term a day is in; undefined outside the terms. */
export function termWeek(
  { terms }: SchoolCalendarContent,
  day: string,
): { number: number; count: number } | undefined {
  const term = terms.find((one) => within(day, one));
  if (term === undefined) return undefined;
  const first = mondayOf(term.starts_on);
  return { number: weeksFrom(first, day), count: weeksFrom(first, term.ends_on) };
}

const WEEK = 7 * 86_400_000;
const weeksFrom = (monday: string, day: string): number =>
  (Date.parse(mondayOf(day)) - Date.parse(monday)) / WEEK + 1;

/**
 * The series of a slot; null if it is never held. A and B weeks by teaching weeks are no single rule, so their series is
 * weekly and leaves the other weeks out, which every calendar program understands.
 */
export function seriesOf(slot: SlotTimes, { timeZone, content }: SchoolDays): Series | null {
  const letters = weekLetters(content);
  const fits = (day: string): boolean => slot.week === 'every' || letters.get(mondayOf(day)) === slot.week;
  const from = [slot.startsOn, content.terms[0]?.starts_on ?? ''].toSorted().at(-1) ?? '';
  const ends = [slot.endsOn, content.terms.at(-1)?.ends_on].filter((day) => typeof day === 'string');
  const last = ends.toSorted().at(0) ?? null;
  const horizon = daysLater(from, HORIZON_DAYS);
  const step = slot.week !== 'every' && content.week_count === 'calendar' ? 2 : 1;

  let first = daysLater(from, (slot.weekday - weekdayOf(from) + 7) % 7);
  if (step === 2 && !fits(first)) first = daysLater(first, 7);
  if (last !== null && first > last) return null;

  const until = last === null ? '' : `;UNTIL=${compact(endOf(last, timeZone))}`;
  const interval = step === 2 ? ';INTERVAL=2' : '';
  const byDay = WEEKDAYS[slot.weekday - 1] ?? 'MO';
  const rule = `FREQ=WEEKLY${interval};BYDAY=${byDay};WKST=MO${until}`;
  const series: Series = { timeZone, first, startsAt: slot.startsAt, rule, except: [] };
  // Without terms and holidays no day is left out; to look up three years of them takes long.
  if (slot.week === 'every' && content.terms.length === 0 && content.holidays.length === 0) return series;
  const days = daysOf(series, first, last !== null && last < horizon ? last : horizon);
  const except = days.filter((day) => isFree(day, content) || !fits(day));
  return except.length === days.length ? null : { ...series, except };
}

/** The last second of a day, which is in UTC as the rules of RFC 5545 want it. */
const endOf = (day: string, timeZone: string): string =>
  toZoned(parseDateTime(`${day}T23:59:59`), timeZone)
    .toDate()
    .toISOString()
    .replace('.000', '');

const compact = (time: string): string => time.replaceAll(/[-:]/g, '');
/** A day and a time on the clocks of the school as iCalendar writes them, such as 20261019T083000. */
export const stamp = (day: string, time: string): string => `${compact(`${day}T${time}`)}00`;

/** The days of a series from one day to another, both included. */
export function daysOf(
  { timeZone, first, startsAt, rule, except }: Series,
  from: string,
  to: string,
): string[] {
  const lines = [`DTSTART;TZID=${timeZone}:${stamp(first, startsAt)}`, `RRULE:${rule}`];
  if (except.length > 0)
    lines.push(`EXDATE;TZID=${timeZone}:${except.map((day) => stamp(day, startsAt)).join(',')}`);
  // A day more on each side, since the bounds are in UTC.
  const bounds = [new Date(`${daysLater(from, -1)}T00:00Z`), new Date(`${daysLater(to, 2)}T00:00Z`)] as const;
  return new RRuleTemporal({ rruleString: lines.join('\n'), maxIterations: 10_000 })
    .between(...bounds, true)
    .map((time) => time.toString().slice(0, 10))
    .filter((day) => from <= day && day <= to);
}
