import { isDeepStrictEqual } from 'node:util';
import type { ScheduleEntry } from '../../generated/blocks.ts';
import type { Check } from './generator.ts';
import { dateText, daysText, type SchoolWeek } from './school-weeks.ts';
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
