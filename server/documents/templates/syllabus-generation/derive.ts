import { languageOf } from '../../language/language-tag.ts';
import { dateText, schoolWeeks, type SchoolWeek, weekdayNames } from '../school-weeks.ts';
import { scaleRows } from './grading-scale.ts';
import type { SyllabusInput } from './schema.ts';

export const weeksOf = (input: SyllabusInput): SchoolWeek[] =>
  schoolWeeks({
    start: input.term_start,
    weeks: input.number_of_weeks,
    weekdays: input.meeting_days.map((name) => weekdayNames.indexOf(name) + 1),
    breaks: input.breaks,
  });

/** The sections that say what the form says; an engine never writes them. */
export function deriveSection(
  key: string,
  _written: Readonly<Record<string, unknown>>,
  input: SyllabusInput,
): unknown {
  switch (key) {
    case 'course_information':
      return filled(courseFacts(input));
    case 'instructor':
      return filled(input.instructor);
    case 'assessment_methods':
      return input.grading_policy.map(({ category, weight }) => ({ type: category, weight }));
    default:
      return scaleRows(input.grading_scale, input.custom_scale);
  }
}

function courseFacts(input: SyllabusInput): Record<string, string> {
  const { tag } = languageOf(input);
  const weeks = weeksOf(input);
  const [first, last] = [weeks[0]?.days[0], weeks.at(-1)?.days.at(-1)];
  const days = input.meeting_days.join(', ');
  return {
    course: input.course_title,
    grade: `${input.grade_level}, ${input.subject}`,
    term: `${input.term} ${input.year}`,
    meets: input.term_start === '' ? '' : [days, input.meeting_time].filter(Boolean).join(', '),
    dates: first && last ? `${dateText(first, tag)} to ${dateText(last, tag)}` : '',
    breaks: input.breaks
      .map(({ name, first_day, last_day }) =>
        [
          name,
          first_day === last_day
            ? dateText(first_day, tag)
            : `${dateText(first_day, tag)} to ${dateText(last_day, tag)}`,
        ]
          .filter(Boolean)
          .join(': '),
      )
      .join('; '),
  };
}

const filled = (facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
