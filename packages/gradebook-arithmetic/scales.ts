import {
  divide,
  compare,
  type Exact,
  type Fraction,
  fraction,
  HUNDRED,
  most,
  multiply,
  round,
  subtract,
  toFixed,
} from './fraction.ts';
import type { Decimals } from './gradebook.ts';

export interface Level {
  name: string;
  /** The least percentage that gets it. */
  from: Exact;
  /** Grade points. */
  gpa?: Exact | null;
  /** The percentage that the typed name is worth; computed otherwise. */
  worth?: Exact | null;
}

/** The best level first. Whatever is below all bounds gets the last one. */
export type Scale = readonly Level[];

const scaleOf = (levels: readonly (readonly [name: string, from: Exact, gpa?: Exact])[]): Scale =>
  levels.map(([name, from, gpa]) => ({ name, from, ...(gpa !== undefined && { gpa }) }));

/** What a class starts from; its teacher may change every bound. */
export const PRESETS = {
  letters: scaleOf([
    ['A', 90, 4],
    ['B', 80, 3],
    ['C', 70, 2],
    ['D', 60, 1],
    ['F', 0, 0],
  ]),
  // The default of Canvas.
  plusAndMinus: scaleOf([
    ['A', 94, 4],
    ['A-', 90, 3.7],
    ['B+', 87, 3.3],
    ['B', 84, 3],
    ['B-', 80, 2.7],
    ['C+', 77, 2.3],
    ['C', 74, 2],
    ['C-', 70, 1.7],
    ['D+', 67, 1.3],
    ['D', 64, 1],
    ['D-', 61, 0.7],
    ['F', 0, 0],
  ]),
  oneToFour: scaleOf([
    ['4', 90, 4],
    ['3', 75, 3],
    ['2', 50, 2],
    ['1', 0, 1],
  ]),
  oneToNine: scaleOf([
    ['9', 90],
    ['8', 80],
    ['7', 70],
    ['6', 60],
    ['5', 50],
    ['4', 40],
    ['3', 30],
    ['2', 20],
    ['1', 0],
  ]),
  // The key of the German chambers of commerce, where 1 is best.
  sixToOne: scaleOf([
    ['1', 92],
    ['2', 81],
    ['3', 67],
    ['4', 50],
    ['5', 30],
    ['6', 0],
  ]),
  // The nearest whole mark: 20 from 97.5 %.
  twentyToZero: scaleOf(
    Array.from({ length: 21 }, (_, index) => [String(20 - index), Math.max(0, 97.5 - 5 * index)] as const),
  ),
  complete: [
    { name: 'complete', from: 50, worth: 100 },
    { name: 'incomplete', from: 0, worth: 0 },
  ],
} as const satisfies Record<string, Scale>;

export interface Shown {
  /** The percentage as it is shown: `93.83`. */
  percent: string;
  level: Level | null;
}

/** A percentage as it is shown, and its level, which follows from what is shown: 93.995 is 94.00 and an A. */
export function showPercent(percent: Fraction, decimals: Decimals, scale: Scale | null): Shown {
  const shown = round(percent, decimals);
  const level = scale?.find(({ from }) => compare(shown, fraction(from)) >= 0) ?? scale?.at(-1) ?? null;
  return { percent: toFixed(shown, decimals), level };
}

/**
 * What a typed level is worth in percent, as in Canvas: the best 100, any other one point below the next bound, or a tenth
 * of one if the level is narrower than a point. Case doesn't matter. Null if the scale has no such level.
 */
export function percentOfLevel(scale: Scale, typed: string): Fraction | null {
  const name = typed.trim().toLowerCase();
  const index = scale.findIndex((level) => level.name.toLowerCase() === name);
  const [level, better] = [scale[index], scale[index - 1]];
  if (!level) return null;
  if (level.worth !== undefined && level.worth !== null) return fraction(level.worth);
  if (!better) return HUNDRED;
  const [own, next] = [fraction(level.from), fraction(better.from)];
  const isNarrow = compare(subtract(next, own), fraction(1)) < 0;
  return most(own, subtract(next, fraction(isNarrow ? '0.1' : 1)));
}

/** The score of a typed level, with two decimals. */
export function scoreOfLevel(scale: Scale, typed: string, points: Exact): Fraction | null {
  const percent = percentOfLevel(scale, typed);
  return percent && round(divide(multiply(percent, fraction(points)), HUNDRED), 2);
}
