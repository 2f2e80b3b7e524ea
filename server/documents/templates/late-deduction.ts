import type { LatePolicy } from '../../generated/schemas/index.ts';
import { hundredths } from '../../platform/hundredths.ts';

export const SECONDS = { hour: 3600, day: 86_400 } as const;

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
  return hundredths((possible * Math.min(policy.percent * intervals, mostPercent)) / 100 + Number.EPSILON);
}
