import { isDeepStrictEqual } from 'node:util';
import type { Rubric, RubricCriterion } from '../../../generated/blocks.ts';
import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { behaviourOf, differInDegreeOnly, likeness, OVERLAP } from './descriptors.ts';
import { levelLabels } from './levels.ts';
import { withPoints } from './points.ts';
import { scoredExample } from './scored-example.ts';
import type { RubricForm, RubricResult } from './schema.ts';

const section = 'rubric';

/** Verifies a rubric and repairs what code computes: weights, points, totals and the names of its levels. */
export function checkRubric(
  given: RubricResult,
  form: RubricForm,
  context: GeneratorContext,
): CheckedResult<RubricResult> {
  const rubric = withPoints(given.rubric, form);
  const example = scoredExample(given.sample_scored_example ?? [], rubric);
  const parts = rubricReadingParts({ rubric });
  const reading = readingOf(form, parts);
  const { criteria } = rubric;
  const isEnglish = form.language.startsWith('English');
  const codes = criteria.flatMap(({ standard_code }) => standard_code ?? []);
  const checks = [
    ...checkWeights(given.rubric, rubric, form),
    ...checkCriteria(criteria, form),
    ...checkLevels(criteria, form),
    ...(isEnglish ? checkBehaviour(criteria) : []),
    ...checkOverlap(criteria),
    ...checkStudentVersion(rubric, form),
    ...example.checks,
    ...checkStandards(form, codes, context),
    ...checkReading(reading, parts),
  ];
  return { result: { ...given, rubric, sample_scored_example: example.rows }, checks, reading };
}

export const rubricReadingParts = ({ rubric }: Partial<RubricResult>): ReadingPart[] => [
  {
    label: 'the version in students’ words',
    text: rubric?.student_version ?? '',
    section,
    path: '/rubric/student_version',
  },
];

/** What was given and computed, where both say something. */
function checkWeights(given: Rubric, computed: Rubric, form: RubricForm): Check[] {
  const weights = computed.criteria.flatMap(({ weight }) => weight ?? []);
  const before = given.criteria.flatMap(({ weight }) => weight ?? []);
  const checks: Check[] = [];
  if (weights.length > 0) {
    const name = 'Weights add up to 100';
    const detail = `${weights.join(' + ')} = 100`;
    const isSame = before.length === 0 || isDeepStrictEqual(before, weights);
    checks.push(
      isSame
        ? passed(name, detail)
        : repaired(name, `They were ${before.join(' + ')}. ${detail}`, { section }),
    );
  }
  const name = 'Points add up';
  const detail = `${counted(computed.criteria.length, 'criterion', 'criteria')}, ${form.total_points} points.`;
  const pointsOf = ({ criteria, total_points }: Rubric) => [
    total_points,
    ...criteria.flatMap(({ descriptors }) => descriptors.map(({ points }) => points)),
  ];
  const isSame = pointsOf(given).every(
    (points, index) => points === undefined || points === pointsOf(computed)[index],
  );
  checks.push(
    isSame ? passed(name, detail) : repaired(name, `The points were computed again. ${detail}`, { section }),
  );
  return checks;
}

const plain = (text: string) => text.trim().toLowerCase();

function checkCriteria(criteria: readonly RubricCriterion[], form: RubricForm): Check[] {
  const name = 'Criteria';
  if (form.rubric_type === 'Holistic') {
    return criteria.length === 1
      ? [passed(name, 'One description for each level.')]
      : [open(name, `A holistic rubric has one row; this has ${criteria.length}.`, { section })];
  }
  const names = criteria.map((criterion) => plain(criterion.name));
  const missing = form.criteria.filter((wanted) => !names.includes(plain(wanted)));
  if (missing.length > 0) return [open(name, `Missing: ${listLabels(missing)}.`, { section })];
  const wanted = form.criteria.length || form.criteria_count;
  return criteria.length === wanted
    ? [passed(name, `${counted(wanted, 'criterion', 'criteria')}, as you asked.`)]
    : [open(name, `You asked for ${wanted}, there are ${criteria.length}.`, { section })];
}

function checkLevels(criteria: readonly RubricCriterion[], form: RubricForm): Check[] {
  const name = 'Every level is described';
  const count = levelLabels(form).length;
  const faults = criteria.flatMap(({ name: label, descriptors }, index) => {
    const filled = descriptors.filter(({ text }) => text.trim() !== '').length;
    if (filled === count && descriptors.length === count) return [];
    const path = `/rubric/criteria/${index}`;
    return [open(name, `${label} describes ${filled} of ${counted(count, 'level')}.`, { section, path })];
  });
  return faults.length > 0 ? faults : [passed(name, `${counted(count, 'level')} for each criterion.`)];
}

function checkBehaviour(criteria: readonly RubricCriterion[]): Check[] {
  const name = 'Levels differ in what students do';
  const faults = criteria.flatMap(({ name: label, descriptors }, index) =>
    descriptors.flatMap(({ level, text }, at) => {
      const like = descriptors.slice(at + 1).find((other) => differInDegreeOnly(text, other.text));
      if (!like) return [];
      const detail = `${label}: ${level} and ${like.level} differ only in words of degree. Say what students do.`;
      return [open(name, detail, { section, path: `/rubric/criteria/${index}/descriptors/${at}` })];
    }),
  );
  if (faults.length > 0) return faults;
  return criteria.some(({ descriptors }) => descriptors.length > 1)
    ? [passed(name, 'Compared without adverbs and other words of degree.')]
    : [];
}

function checkOverlap(criteria: readonly RubricCriterion[]): Check[] {
  const name = 'Criteria do not overlap';
  const words = criteria.map(({ name: label, descriptors }) => ({
    label,
    title: behaviourOf(label),
    top: behaviourOf(descriptors[0]?.text ?? ''),
  }));
  const faults = words.flatMap((one, index) => {
    const other = words
      .slice(index + 1)
      .find(({ title, top }) => isWithin(one.title, title) || isAlike(one.top, top));
    const path = `/rubric/criteria/${index}`;
    return other ? [open(name, `${one.label} and ${other.label} assess the same.`, { section, path })] : [];
  });
  if (faults.length > 0) return faults;
  return criteria.length > 1
    ? [passed(name, counted(criteria.length, 'criterion', 'different criteria'))]
    : [];
}

const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && likeness(one, other) >= OVERLAP;

/** Whether one title has all the words of the other, such as Evidence and Use of evidence. */
const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && (has(one, other) || has(other, one));

const has = (all: ReadonlySet<string>, some: ReadonlySet<string>) => [...some].every((word) => all.has(word));

function checkStudentVersion({ student_version = '' }: Rubric, { student_friendly }: RubricForm): Check[] {
  if (!student_friendly) return [];
  const name = 'In students’ words';
  return student_version.trim() === ''
    ? [open(name, 'The version for students is missing. Rewrite the rubric.', { section })]
    : [passed(name, 'A version for students is included.')];
}
