import { isDeepStrictEqual } from 'node:util';
import type { CourseUnit } from '../../../generated/blocks.ts';
import { languageOf } from '../../language/language-tag.ts';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkMeasurable, checkThinking, checkWeights, sentencesOf } from '../outcome-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { dateSchedule } from '../schedule-checks.ts';
import { passed, repaired } from '../verdicts.ts';
import { derivedOf, weeksOf } from './derive.ts';
import { courseDerived, type CourseInput, type CourseKey, type CourseResult } from './schema.ts';
import { checkUnits, mendUnits } from './unit-checks.ts';

/** Verifies a course; weeks, dates, weights and the sections that follow from the units are code's. */
export function checkCourse(
  given: CourseResult,
  input: CourseInput,
  context: GeneratorContext,
): CheckedResult<CourseResult> {
  const mended = given.units && mendUnits(given.units, input);
  const units = mended?.units ?? [];
  const plan = given.assessment_plan && weighted(given.assessment_plan, input);
  const derived = mended ? keysOf(derivedOf(units, input, context), given) : {};
  const result: CourseResult = {
    ...given,
    ...(mended && { units }),
    ...derived,
    ...(plan && { assessment_plan: plan.rows }),
  };
  const parts = courseReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const named = units.flatMap(({ standards = [] }) => standards);
  const checks = [
    ...(mended?.checks ?? []),
    ...checkUnits(units, input, context),
    ...(given.pacing ? checkPacing(given.pacing, result.pacing, input) : []),
    ...checkWeights(
      (result.assessment_plan ?? []).map(({ weight }) => weight),
      'assessment_plan',
    ),
    ...(plan?.checks ?? []),
    ...(isEnglish
      ? checkMeasurable(result.course_goals ?? [], 'course_goals', { name: 'Goals can be observed' })
      : []),
    ...(isEnglish ? checkThinking(units.flatMap(tasksOf), 'units') : []),
    ...checkStandards(input, named, context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

/** The derived sections that this document has. */
const keysOf = (derived: Partial<CourseResult>, given: Partial<CourseResult>): Partial<CourseResult> =>
  Object.fromEntries(
    courseDerived.filter((key) => given[key] !== undefined).map((key) => [key, derived[key]]),
  );

const tasksOf = ({ lessons }: CourseUnit): string[] =>
  lessons.flatMap(({ activity }) => sentencesOf(activity));

/** The weeks and dates of the pacing are computed from the units again, so that only a wrong number stays open. */
function checkPacing(
  before: CourseResult['pacing'],
  after: CourseResult['pacing'],
  input: CourseInput,
): Check[] {
  const request = {
    section: 'pacing',
    count: input.duration_weeks,
    weeks: weeksOf(input),
    language: languageOf(input).tag,
  };
  const { checks } = dateSchedule(after, request);
  const [first] = checks;
  if (first?.status !== 'passed' || isDeepStrictEqual(before, after)) return checks;
  return [repaired(first.name, `Put in line with the units again: ${first.detail}`, { section: 'pacing' })];
}

type PlanRows = CourseResult['assessment_plan'];

/** The categories and weights of the form, each with the evidence that was written for it. */
function weighted(given: PlanRows, input: CourseInput): { rows: PlanRows; checks: Check[] } {
  const name = 'Weights as in your form';
  const rows = input.assessment_mix.map(({ category, weight }, index) => ({
    category,
    weight,
    evidence: (given.find((row) => row.category === category) ?? given[index])?.evidence ?? '',
  }));
  const detail = 'Categories and weights are those of the form.';
  return isDeepStrictEqual(rows, given)
    ? { rows, checks: [passed(name, detail)] }
    : {
        rows,
        checks: [
          repaired(name, 'Categories and weights were copied from the form again.', {
            section: 'assessment_plan',
          }),
        ],
      };
}

/** What students read of a course. */
export function courseReadingParts(result: Partial<CourseResult>): ReadingPart[] {
  const part = (label: string, section: CourseKey, texts: readonly string[] = []): ReadingPart => ({
    label,
    section,
    path: `/${section}`,
    text: texts.map((text) => (/[.?!”]$/.test(text) ? text : `${text}.`)).join('\n'),
  });
  const parts = [
    part('the overview', 'overview', result.overview ? [result.overview] : []),
    part('the essential questions', 'essential_questions', result.essential_questions),
    part('the enduring understandings', 'enduring_understandings', result.enduring_understandings),
  ];
  return parts.filter(({ text }) => text !== '');
}
