import type { LatePolicy, WorkStatus } from '../../generated/schemas/index.ts';

const SECONDS = { hour: 3600, day: 86_400 } as const;

interface LateWork {
  /** What the teacher gave; null while there is no mark. */
  points: number | null;
  /** The most points. */
  possible: number;
  lateSeconds: number;
}

/**
 * The points that late work loses, by the formula of Canvas: every interval that has begun costs a percentage of the
 * possible points, but the score does not fall below the lowest percentage. Work that is below it anyway loses nothing.
 * Days have 24 hours, whatever the clocks do.
 */
export function lateDeduction(
  policy: LatePolicy | null,
  { points, possible, lateSeconds }: LateWork,
): number {
  if (policy === null || points === null || possible <= 0 || lateSeconds <= 0) return 0;
  const intervals = Math.ceil(lateSeconds / SECONDS[policy.every]);
  const mostPercent = Math.max(0, (points / possible) * 100 - policy.lowest_percent);
  return rounded((possible * Math.min(policy.percent * intervals, mostPercent)) / 100);
}

/**
 * The score of missing work, by the formula of Canvas: what a percentage of the possible points leaves. Null without such
 * a percentage, because missing work is not zero, and for work that is not missing, such as that of an excused student.
 */
export function missingScore(
  percent: number | null,
  { status, possible }: { status: WorkStatus; possible: number },
): number | null {
  const isMissing = status === 'missing' || status === 'closed';
  return percent === null || !isMissing ? null : rounded((possible * (100 - percent)) / 100);
}

/** To hundredths, without the errors of binary fractions. */
export const rounded = (points: number): number => Math.round((points + Number.EPSILON) * 100) / 100;
