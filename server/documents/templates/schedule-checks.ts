import { isDeepStrictEqual } from 'node:util';
import type { ScheduleEntry } from '../../generated/blocks.ts';
import type { Check } from './generator.ts';
import {
  breakOn,
  dateText,
  daysText,
  type SchoolBreak,
  type SchoolWeek,
  weekdayNames,
  weekdayOf,
} from './school-weeks.ts';
import { counted, open, passed, repaired } from './verdicts.ts';

interface Dated {
  entries: ScheduleEntry[];
  checks: Check[];
}

interface ScheduleRequest {
  /** The key of the section. */
  section: string;
  /** How many weeks the form asks for. */
  count: number;
  /** The dated weeks; empty if the form has no first day. */
  weeks: readonly SchoolWeek[];
  /** BCP 47. */
  language: string;
}

/** Numbers the weeks of a schedule and writes their dates, which are never left to an engine. */
export function dateSchedule(
  given: readonly ScheduleEntry[],
  { section, count, weeks, language }: ScheduleRequest,
): Dated {
  const entries = given.map((entry, index): ScheduleEntry => {
    const days = weeks[index]?.days;
    return { ...entry, week: index + 1, ...(days && { dates: daysText(days, language), days }) };
  });
  const numbered = given.every(({ week }, index) => week === index + 1);
  const wrong = given.some(({ days }, index) => days && !isDeepStrictEqual(days, entries[index]?.days));
  const name = 'Weeks and dates';
  const [first, last] = [entries[0]?.days?.[0], entries.at(-1)?.days?.at(-1)];
  const span = first && last ? `, ${dateText(first, language)} to ${dateText(last, language)}` : '';
  const detail = `${counted(entries.length, 'week')}${span}.`;
  if (given.length !== count) {
    const text = `The schedule has ${counted(given.length, 'week')}; the form asks for ${count}.`;
    return { entries, checks: [open(name, text, { section, path: `/${section}` })] };
  }
  const isRepaired = !numbered || wrong;
  return {
    entries,
    checks: [
      isRepaired ? repaired(name, `Numbered and dated again: ${detail}`, { section }) : passed(name, detail),
    ],
  };
}

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const MONTH = `(?<month>${MONTHS})[a-z]*\\.?`;
const WEEKDAY = `(?:(?<weekday>Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?,? (?:the )?)?`;
const DATE_FORMS = [
  new RegExp(`\\b${WEEKDAY}${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?::|%|minutes|points))`, 'g'),
  new RegExp(`\\b${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?![a-z])`, 'g'),
];

export interface PlacedText {
  text: string;
  section: string;
  path: string;
}

interface Calendar {
  /** The first day; a month before its month is in the next year. */
  start: string;
  breaks: readonly SchoolBreak[];
}

/** Whether the dates that English texts name exist, fall on their weekday and are not in a break. */
export function checkNamedDates(texts: readonly PlacedText[], calendar: Calendar): Check[] {
  if (calendar.start === '') return [];
  const name = 'Named dates exist';
  const named = texts.flatMap((place) => datesIn(place.text).map((date) => ({ place, date })));
  const wrong = named.flatMap(({ place, date }) => {
    const fault = faultOf(date, calendar);
    return fault === null ? [] : [open(name, fault, { section: place.section, path: place.path })];
  });
  if (named.length === 0) return [];
  return wrong.length > 0
    ? wrong
    : [passed(name, `${counted(named.length, 'date')}, each a real day, none in a break.`)];
}

interface NamedDate {
  words: string;
  month: number;
  day: number;
  weekday: number | null;
}

function datesIn(text: string): NamedDate[] {
  return DATE_FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: words, groups = {} }) => {
      const weekday = groups['weekday']?.slice(0, 3);
      return {
        words,
        month: MONTHS.split('|').indexOf((groups['month'] ?? '').slice(0, 3)) + 1,
        day: Number(groups['day']),
        weekday: weekday ? weekdayNames.findIndex((one) => one.startsWith(weekday)) + 1 : null,
      };
    }),
  );
}

function faultOf({ words, month, day, weekday }: NamedDate, { start, breaks }: Calendar): string | null {
  const year = Number(start.slice(0, 4)) + (month < Number(start.slice(5, 7)) ? 1 : 0);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    return `“${words}” doesn’t exist.`;
  const real = weekdayOf(date);
  if (weekday !== null && weekday !== real) return `“${words}” ${year} is a ${weekdayNames[real - 1]}.`;
  const pause = breakOn(date, breaks);
  return pause ? `“${words}” is in ${pause.name || 'a break'}.` : null;
}
