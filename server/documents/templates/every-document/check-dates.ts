import { z } from 'zod';
import type { Check } from '../generator.ts';
import { breakOn, type SchoolBreak, weekdayNames, weekdayOf } from '../school-weeks.ts';
import type { PlacedText } from '../supplied.ts';
import { counted, open, passed } from '../verdicts.ts';
import { datesIn, type NamedDate } from './dates-in.ts';

export interface Calendar {
  /** A day of the form by which dates without a year are read; empty if it has none. */
  anchor: string;
  /** Whether the anchor is the first day, so that earlier months are in the next year. */
  isStart: boolean;
  breaks: readonly SchoolBreak[];
}

const date = z.string().default('').catch('');
const calendarFields = z.object({
  term_start: date,
  start_date: date,
  due_date: date,
  meeting_date: date,
  date,
  exam_date: date,
  facts: z.array(z.object({ date })).default([]).catch([]),
  baseline: z.array(z.object({ date })).default([]).catch([]),
  events: z.array(z.object({ date })).default([]).catch([]),
  breaks: z
    .array(z.object({ name: z.string(), first_day: z.string(), last_day: z.string() }))
    .default([])
    .catch([]),
});

/** What a form says about the days on which its document takes place. */
export function calendarOf(form: Readonly<Record<string, unknown>>): Calendar {
  const fields = calendarFields.parse(form);
  const start = fields.term_start || fields.start_date;
  const rows = [...fields.facts, ...fields.events, ...fields.baseline].map((row) => row.date);
  const others = [fields.due_date, fields.meeting_date, fields.date, fields.exam_date, ...rows];
  return {
    anchor: start || (others.find((day) => day !== '') ?? ''),
    isStart: start !== '',
    breaks: fields.breaks,
  };
}

const DATES = 'Named dates exist';

/** Whether the dates that texts name exist, fall on their weekday and are not in a break. */
export function checkNamedDates(texts: readonly PlacedText[], calendar: Calendar, language: string): Check[] {
  const named = texts.flatMap((place) => datesIn(place.text, language).map((found) => ({ place, found })));
  const wrong = named.flatMap(({ place: { section, path }, found }) => {
    const fault = faultOf(found, calendar);
    return fault === null ? [] : [open(DATES, fault, { section, path })];
  });
  if (named.length === 0) return [];
  const detail = `${counted(named.length, 'date')}, each a real day${calendar.breaks.length > 0 ? ', none in a break' : ''}.`;
  return wrong.length > 0 ? wrong : [passed(DATES, detail)];
}

function faultOf(named: NamedDate, calendar: Calendar): string | null {
  const other = named.swapped ? { ...named, month: named.day, day: named.month } : null;
  const fault = readingFault(named, calendar);
  return fault === null || (other && readingFault(other, calendar) === null) ? null : fault;
}

/** A year in which every day exists, for dates without any. */
const LEAP_YEAR = 2024;
/** Weekdays of earlier dates follow other calendars. */
const FIRST_YEAR = 1800;

function readingFault(named: NamedDate, { anchor, isStart, breaks }: Calendar): string | null {
  const { words, weekday } = named;
  const year = yearOf(named, anchor, isStart);
  const day = isoOf(named, year ?? LEAP_YEAR);
  if (day === null) return `“${words}” doesn’t exist.`;
  if (year === null || year < FIRST_YEAR) return null;
  const real = weekdayOf(day);
  if (weekday !== null && weekday !== real)
    return `“${words}”${named.year === null ? ` ${year}` : ''} is a ${weekdayNames[real - 1]}.`;
  const pause = breakOn(day, breaks);
  return pause ? `“${words}” is in ${pause.name || 'a break'}.` : null;
}

/** The year that a text means: its own, the one of the term, or the one that is nearest to the anchor. */
export function yearOf({ year, month }: NamedDate, anchor: string, isStart: boolean): number | null {
  if (year !== null || anchor === '') return year;
  const [from, at] = [Number(anchor.slice(0, 4)), Number(anchor.slice(5, 7))];
  if (isStart) return from + (month < at ? 1 : 0);
  return from + (month - at > 6 ? -1 : at - month > 6 ? 1 : 0);
}

/** The day as YYYY-MM-DD; null if it doesn't exist. */
export function isoOf({ month, day }: Pick<NamedDate, 'month' | 'day'>, year: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
