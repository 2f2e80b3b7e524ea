import type { CourseUnit, ScheduleEntry } from '../../../generated/blocks.ts';
import { languageOf } from '../../language/language-tag.ts';
import type { GeneratorContext } from '../generator.ts';
import { dateSchedule } from '../schedule-checks.ts';
import { schoolWeeks, type SchoolWeek } from '../school-weeks.ts';
import { type CourseInput, type CourseKey, courseResult, type CourseResult } from './schema.ts';
import { fitWeeks, orphansOf } from './units.ts';

const SCHOOL_DAYS = 5;

/** The dated weeks of the course. The form asks for no class days, so a week has all its school days. */
export const weeksOf = (input: CourseInput): SchoolWeek[] =>
  schoolWeeks({
    start: input.start_date,
    weeks: input.duration_weeks,
    weekdays: Array.from({ length: Math.max(SCHOOL_DAYS, input.sessions_per_week) }, (_, day) => day + 1),
    breaks: input.breaks,
  });

/** The sections that code computes from the units and the form. */
export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  input: CourseInput,
  context: GeneratorContext,
): unknown {
  const { units = [] } = courseResult.partial().parse(written);
  const derived = derivedOf(fitWeeks(units, input.duration_weeks), input, context);
  return Object.entries(derived).find(([name]) => name === key)?.[1];
}

type DerivedKey = Extract<CourseKey, 'pacing' | 'standards_coverage' | 'orphans'>;

export function derivedOf(
  units: readonly CourseUnit[],
  input: CourseInput,
  { standards }: GeneratorContext,
): Pick<CourseResult, DerivedKey> {
  const orphans = orphansOf(units);
  return {
    pacing: dateSchedule(units.flatMap(weeksOfUnit), {
      section: 'pacing',
      count: input.duration_weeks,
      weeks: weeksOf(input),
      language: languageOf(input).tag,
    }).entries,
    standards_coverage: standards.map(({ code, statement }) => ({
      standard: code,
      statement,
      units: units
        .filter((unit) => unit.standards?.includes(code))
        .map(({ number }) => number)
        .join(', '),
    })),
    orphans:
      orphans.length === 0
        ? ['Every lesson serves an objective of its unit.']
        : orphans.map(({ text }) => text),
  };
}

/** The weeks of a unit with its lessons spread over them; its assessment is due in the last one. */
function weeksOfUnit({ number, title, weeks, lessons, summative }: CourseUnit): ScheduleEntry[] {
  return Array.from({ length: weeks }, (_, week) => {
    const from = Math.floor((week * lessons.length) / weeks);
    const to = Math.floor(((week + 1) * lessons.length) / weeks);
    const activity = lessons.slice(from, to).map((lesson) => lesson.title);
    return {
      week: week + 1,
      topic: `${number}. ${title}`,
      ...(activity.length > 0 && { activity }),
      ...(week === weeks - 1 && summative && { due: summative }),
    };
  });
}
