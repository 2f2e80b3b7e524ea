import { GradeLevel } from '@/shared/api';

/** Every grade, from 1 to 12. */
export const grades: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** 1st to 12th. */
export const ordinalOf = (grade: number): string => `${grade}${endings[grade] ?? 'th'}`;

const gradeLevels: readonly GradeLevel[] = Object.values(GradeLevel);

/** The name of a grade in the contract. */
export function gradeLevelOf(grade: number): GradeLevel {
  const level = gradeLevels[grade - 1];
  if (level === undefined) throw new RangeError(`There is no grade ${grade}.`);
  return level;
}

/** The number of a grade in the contract. */
export const gradeOf = (level: GradeLevel): number => gradeLevels.indexOf(level) + 1;
