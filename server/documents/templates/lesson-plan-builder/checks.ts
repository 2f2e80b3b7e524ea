import { isDeepStrictEqual } from 'node:util';
import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import type { Phase } from '../../../generated/blocks.ts';
import { checkStandards, listLabels } from '../common-checks.ts';
import { checkMeasurable, checkThinking, sentencesOf } from '../outcome-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import type { Question } from '../question.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { LessonInput, LessonResult } from './schema.ts';

/** Verifies a lesson of either engine; repairs minutes and standards. */
export function checkLesson(
  given: LessonResult,
  input: LessonInput,
  context: GeneratorContext,
): CheckedResult<LessonResult> {
  const time = checkMinutes(given.phases ?? [], input.duration_minutes);
  const standards = checkAddressed(given, input, context);
  const result = { ...given, ...(given.phases ? { phases: time.phases } : {}), ...standards.mended };
  const parts = lessonReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...time.checks,
    ...checkThinking(tasksOf(result), 'phases'),
    ...checkPhaseChecks(result.phases ?? []),
    ...checkMeasurable(result.objectives ?? [], 'objectives'),
    ...standards.checks,
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkMinutes(phases: readonly Phase[], duration: number): { phases: Phase[]; checks: Check[] } {
  const name = 'Minutes add up';
  const given = phases.map(({ minutes }) => minutes);
  const sum = given.reduce((a, b) => a + b, 0);
  const shown = (minutes: readonly number[]) => `${minutes.join(' + ')} = ${duration}`;
  if (phases.length === 0) return { phases: [], checks: [] };
  if (sum === duration) return { phases: [...phases], checks: [passed(name, shown(given))] };
  const minutes = splitMinutes(duration, given.every((value) => value === 0) ? given.map(() => 1) : given);
  const mended = phases.map((phase, index) => ({ ...phase, minutes: minutes[index] ?? phase.minutes }));
  return {
    phases: mended,
    checks: [
      repaired(name, `They came to ${Math.round(sum * 10) / 10}. Now ${shown(minutes)}`, {
        section: 'phases',
      }),
    ],
  };
}

/** What students do in the lesson and after it. */
const tasksOf = (result: LessonResult): string[] => [
  ...(result.phases ?? []).flatMap(({ student_actions }) => sentencesOf(student_actions)),
  ...sentencesOf(result.homework ?? ''),
  ...sentencesOf(result.extension ?? ''),
  ...questionsOf(result).map(({ stem }) => stem),
];

function questionsOf(result: LessonResult): Question[] {
  return [...(result.starter_quiz ?? []), ...(result.exit_ticket ?? [])];
}

function checkPhaseChecks(phases: readonly Phase[]): Check[] {
  if (phases.length === 0) return [];
  const name = 'Two checks in every phase';
  const short = phases.flatMap((phase, index) =>
    phase.checks.filter((check) => check.trim() !== '').length < 2 ? [{ name: phase.name, index }] : [],
  );
  const [first] = short;
  return first === undefined
    ? [passed(name, `${counted(phases.length, 'phase')}, each with two or more.`)]
    : [
        open(
          name,
          `${listLabels(short.map((phase) => phase.name))} ${short.length === 1 ? 'has' : 'have'} fewer than two.`,
          { section: 'phases', path: `/phases/${first.index}/checks` },
        ),
      ];
}

/** The standards of the document must be the chosen ones, in the words of the shipped set. */
function checkAddressed(
  { standards_addressed: given }: LessonResult,
  input: LessonInput,
  context: GeneratorContext,
): { mended: Partial<LessonResult>; checks: Check[] } {
  const checks = checkStandards(input, [], context);
  if (given === undefined) return { mended: {}, checks };
  const right = context.standards.map(({ code, statement }) => ({ code, statement }));
  if (isDeepStrictEqual(given, right)) return { mended: {}, checks };
  const mend = repaired(
    'Standards as published',
    'The standards were put back to the chosen ones, in their own words.',
    { section: 'standards_addressed' },
  );
  return { mended: { standards_addressed: right }, checks: [...checks, mend] };
}

/** The texts that students read; a teacher's notes may be harder. */
export function lessonReadingParts(result: Partial<LessonResult>): ReadingPart[] {
  const part = (label: string, section: keyof LessonResult, texts: readonly string[]): ReadingPart => ({
    label,
    section,
    path: `/${section}`,
    text: texts.map((text) => (/[.?!”]$/.test(text) ? text : `${text}.`)).join('\n'),
  });
  const stems = (questions: readonly Question[] = []) =>
    questions.flatMap(({ stem, options = [] }) => [stem, ...options.map(({ text }) => text)]);
  const parts = [
    part('the key ideas', 'keyConcepts', result.keyConcepts ?? []),
    part(
      'the words to know',
      'vocabulary',
      (result.vocabulary ?? []).map(({ definition }) => definition),
    ),
    part('the starter quiz', 'starter_quiz', stems(result.starter_quiz)),
    part('the exit ticket', 'exit_ticket', stems(result.exit_ticket)),
    part('the homework', 'homework', result.homework ? [result.homework] : []),
    part('going further', 'extension', result.extension ? [result.extension] : []),
  ];
  return parts.filter(({ text }) => text !== '');
}
