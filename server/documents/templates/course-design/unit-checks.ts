import { isDeepStrictEqual } from 'node:util';
import type { CourseUnit } from '../../../generated/blocks.ts';
import { listLabels } from '../common-checks.ts';
import type { Check, GeneratorContext } from '../generator.ts';
import { checkMeasurable } from '../outcome-checks.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { CourseInput } from './schema.ts';
import { fitWeeks, orphansOf, servedObjective } from './units.ts';

const section = 'units';

/** Numbers the units, makes their weeks add up and writes each lesson's objective in the words of its unit. */
export function mendUnits(
  given: readonly CourseUnit[],
  { duration_weeks: duration }: CourseInput,
): { units: CourseUnit[]; checks: Check[] } {
  if (given.length === 0) return { units: [], checks: [] };
  const units = fitWeeks(given, duration).map((unit) => ({
    ...unit,
    lessons: unit.lessons.map((lesson) => ({
      ...lesson,
      objective: servedObjective(unit, lesson.objective) ?? lesson.objective,
    })),
  }));
  const name = 'Weeks add up';
  const weeks = units.map((unit) => unit.weeks);
  const sum = weeks.reduce((total, each) => total + each, 0);
  const shown = `${weeks.join(' + ')} = ${sum} weeks`;
  if (sum !== duration) {
    const detail = `${counted(units.length, 'unit')} in ${counted(duration, 'week')}: join some units.`;
    return { units, checks: [open(name, detail, { section, path: '/units' })] };
  }
  const isMended = !isDeepStrictEqual(
    given.map(({ number, weeks: own }) => [number, own]),
    units.map(({ number, weeks: own }) => [number, own]),
  );
  return {
    units,
    checks: [
      isMended
        ? repaired(name, `Numbered and fitted again: ${shown}.`, { section })
        : passed(name, `${shown}.`),
    ],
  };
}

export function checkUnits(
  units: readonly CourseUnit[],
  input: CourseInput,
  context: GeneratorContext,
): Check[] {
  if (units.length === 0) return [];
  return [
    ...checkOrphans(units),
    ...checkTaught(units),
    ...checkAssessed(units),
    ...checkSessions(units, input),
    ...checkCoverage(units, context),
    ...(input.language.startsWith('English') ? checkObjectives(units) : []),
  ];
}

/** Whether each lesson serves an objective of its unit. */
function checkOrphans(units: readonly CourseUnit[]): Check[] {
  const name = 'Every lesson has an outcome';
  const orphans = orphansOf(units);
  const [first] = orphans;
  const lessons = units.reduce((sum, unit) => sum + unit.lessons.length, 0);
  if (!first) return [passed(name, `${counted(lessons, 'lesson')}, each with an objective of its unit.`)];
  return [
    open(
      name,
      `${listLabels(orphans.map(({ text }) => text))} ${orphans.length === 1 ? 'serves' : 'serve'} no objective of the unit. Name one of its objectives, or drop the lesson.`,
      { section, path: `/units/${first.unit}/lessons/${first.lesson}` },
    ),
  ];
}

/** Whether each objective of a unit is taught in one of its lessons. */
function checkTaught(units: readonly CourseUnit[]): Check[] {
  const name = 'Every outcome is taught';
  const untaught = units.flatMap((unit, at) =>
    unit.objectives.flatMap((objective, index) =>
      unit.lessons.some((lesson) => servedObjective(unit, lesson.objective) === objective)
        ? []
        : [{ at, index, text: `“${objective}” (unit ${unit.number})` }],
    ),
  );
  const [first] = untaught;
  const count = units.reduce((sum, unit) => sum + unit.objectives.length, 0);
  if (!first) return [passed(name, `${counted(count, 'objective')}, each with a lesson.`)];
  return [
    open(
      name,
      `${listLabels(untaught.map(({ text }) => text))} ${untaught.length === 1 ? 'has' : 'have'} no lesson.`,
      { section, path: `/units/${first.at}/objectives/${first.index}` },
    ),
  ];
}

/** Whether each unit is checked along the way and at its end. */
function checkAssessed(units: readonly CourseUnit[]): Check[] {
  const name = 'Every unit is assessed';
  const at = units.findIndex(
    ({ formative = [], summative = '' }) => formative.length === 0 || summative === '',
  );
  const unit = units[at];
  return unit === undefined
    ? [
        passed(
          name,
          `${counted(units.length, 'unit')}, each with checks along the way and a final assessment.`,
        ),
      ]
    : [
        open(name, `Unit ${unit.number} lacks a check along the way or its final assessment.`, {
          section,
          path: `/units/${at}`,
        }),
      ];
}

/** Whether the lessons of a unit fit its sessions. */
function checkSessions(units: readonly CourseUnit[], { sessions_per_week: sessions }: CourseInput): Check[] {
  const name = 'Lessons fit the sessions';
  const at = units.findIndex(({ weeks, lessons }) => lessons.length > weeks * sessions);
  const unit = units[at];
  return unit === undefined
    ? [passed(name, `No unit has more lessons than ${counted(sessions, 'session')} a week allow.`)]
    : [
        open(
          name,
          `Unit ${unit.number} has ${counted(unit.lessons.length, 'lesson')} for ${counted(unit.weeks * sessions, 'session')}.`,
          { section, path: `/units/${at}` },
        ),
      ];
}

/** Whether each chosen standard belongs to a unit. */
function checkCoverage(units: readonly CourseUnit[], { standards }: GeneratorContext): Check[] {
  if (standards.length === 0) return [];
  const name = 'Every standard is covered';
  const missing = standards.filter(({ code }) => !units.some((unit) => unit.standards?.includes(code)));
  return missing.length === 0
    ? [passed(name, `${counted(standards.length, 'standard')}, each in at least one unit.`)]
    : [
        open(
          name,
          `${listLabels(missing.map(({ code }) => code))} ${missing.length === 1 ? 'is' : 'are'} in no unit.`,
          { section, path: '/units' },
        ),
      ];
}

function checkObjectives(units: readonly CourseUnit[]): Check[] {
  const placed = units.flatMap((unit, at) =>
    unit.objectives.map((text, index) => ({ text, path: `/units/${at}/objectives/${index}` })),
  );
  const texts = placed.map(({ text }) => text);
  return checkMeasurable(texts, section, { pathOf: (index) => placed[index]?.path ?? '/units' });
}
