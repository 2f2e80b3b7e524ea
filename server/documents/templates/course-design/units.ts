import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import type { CourseUnit } from '../../../generated/blocks.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The objective of the unit that a lesson names, in the words of the unit; undefined if the unit has no such objective. */
export function servedObjective({ objectives }: CourseUnit, named: string): string | undefined {
  const wanted = plain(named);
  if (wanted === '') return undefined;
  return (
    objectives.find((objective) => objective === named) ??
    objectives.find((objective) => plain(objective) === wanted)
  );
}

interface Orphan {
  unit: number;
  lesson: number;
  text: string;
}

/** The lessons whose objective is none of their unit's, by position. */
export const orphansOf = (units: readonly CourseUnit[]): Orphan[] =>
  units.flatMap((unit, at) =>
    unit.lessons.flatMap(({ title, objective }, lesson) =>
      servedObjective(unit, objective) === undefined
        ? [{ unit: at, lesson, text: `Unit ${unit.number}, lesson ${lesson + 1}: ${title}` }]
        : [],
    ),
  );

/** The units, numbered in order, with whole weeks that add up; each keeps its share of the course. */
export function fitWeeks(units: readonly CourseUnit[], duration: number): CourseUnit[] {
  const given = units.map(({ weeks }) => weeks);
  const sum = given.reduce((total, weeks) => total + weeks, 0);
  const weeks = sum === duration || units.length > duration ? given : splitMinutes(duration, given);
  return units.map((unit, index) => ({ ...unit, number: index + 1, weeks: weeks[index] ?? unit.weeks }));
}
