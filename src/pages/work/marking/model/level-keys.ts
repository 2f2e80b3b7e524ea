import type { AssignmentCriterion } from '@/shared/api/assignments';

type Levels = AssignmentCriterion['levels'];

/** The digit of each level: its points if each level has one digit of its own, else its place; null for none. */
export function levelKeys(levels: Levels): (number | null)[] {
  const points = levels.map((level) => level.points);
  const areDigits =
    new Set(points).size === points.length &&
    points.every((one) => Number.isInteger(one) && one >= 0 && one <= 9);
  return areDigits ? points : levels.map((_, index) => (index < 9 ? index + 1 : null));
}

export const levelOf = (levels: Levels, digit: number): Levels[number] | undefined =>
  levels[levelKeys(levels).indexOf(digit)];
