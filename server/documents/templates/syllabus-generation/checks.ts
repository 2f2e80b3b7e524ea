import { isDeepStrictEqual } from 'node:util';
import { languageOf } from '../../language/language-tag.ts';
import { checkBooks, markBooks } from '../book-checks.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkMeasurable, checkWeights } from '../outcome-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { dateSchedule } from '../schedule-checks.ts';
import { passed, repaired } from '../verdicts.ts';
import { deriveSection, weeksOf } from './derive.ts';
import { type SyllabusInput, syllabusDerived, type SyllabusKey, type SyllabusResult } from './schema.ts';

const RESOURCES = { key: 'learning_resources', noun: 'Resources', before: 'you hand this out' };

/** Verifies a syllabus: dates, weights and the teacher's own rules come from the form, by code. */
export function checkSyllabus(
  given: SyllabusResult,
  input: SyllabusInput,
  context: GeneratorContext,
): CheckedResult<SyllabusResult> {
  const { tag } = languageOf(input);
  const request = { section: 'schedule', count: input.number_of_weeks, weeks: weeksOf(input), language: tag };
  const schedule = given.schedule ? dateSchedule(given.schedule, request) : null;
  const copied = copyForm(given, input);
  const policies = given.policies && { ...given.policies, ...ownRules(input) };
  const resources = given.learning_resources && markBooks(given.learning_resources, context);
  const result: SyllabusResult = {
    ...given,
    ...copied.sections,
    ...(schedule && { schedule: schedule.entries }),
    ...(policies && { policies }),
    ...(resources && { learning_resources: resources }),
  };
  const parts = syllabusReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...(schedule?.checks ?? []),
    ...checkWeights(
      (result.assessment_methods ?? []).map(({ weight }) => weight),
      'assessment_methods',
    ),
    ...copied.checks,
    ...(isEnglish ? checkMeasurable(result.learning_outcomes ?? [], 'learning_outcomes') : []),
    ...checkBooks(given.learning_resources ?? [], RESOURCES, context),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

/** The sections of the form, copied again if an edit changed them. */
function copyForm(
  given: SyllabusResult,
  input: SyllabusInput,
): { sections: Partial<SyllabusResult>; checks: Check[] } {
  const right = syllabusDerived
    .filter((key) => given[key] !== undefined)
    .map((key) => [key, deriveSection(key, {}, input)] as const);
  const changed = right.filter(([key, value]) => !isDeepStrictEqual(given[key], value));
  const name = 'As in your form';
  const [first] = changed;
  return {
    sections: Object.fromEntries(right),
    checks: first
      ? [
          repaired(name, 'Course facts, weights and grades were copied from the form again.', {
            section: first[0],
          }),
        ]
      : [passed(name, 'Course facts, weights and grades are those of the form.')],
  };
}

/** The syllabus has the teacher's rules word for word. */
const ownRules = ({ late_policy, attendance_policy, academic_honesty }: SyllabusInput) => ({
  ...(late_policy && { late: late_policy }),
  ...(attendance_policy && { attendance: attendance_policy }),
  ...(academic_honesty && { academic_honesty }),
});

/** What students and families read as prose. */
export function syllabusReadingParts(result: Partial<SyllabusResult>): ReadingPart[] {
  const part = (label: string, section: SyllabusKey, text: string): ReadingPart => ({
    label,
    section,
    path: `/${section}`,
    text,
  });
  const parts = [
    part('the description', 'description', result.description ?? ''),
    part('the acknowledgement', 'acknowledgement', result.acknowledgement ?? ''),
  ];
  return parts.filter(({ text }) => text !== '');
}
