import { isMissing } from './work-dates.ts';
import type { WorkStatus } from '../../../generated/schemas/index.ts';

/**
 * The score of missing work, by the formula of Canvas: what a percentage of the possible points leaves. Null without such
 * a percentage, because missing work is not zero, and for work that is not missing, such as that of an excused student.
 */
export function missingScore(
  percent: number | null,
  { status, possible }: { status: WorkStatus; possible: number },
): number | null {
  return percent === null || !isMissing(status) ? null : rounded((possible * (100 - percent)) / 100);
}

/** To hundredths, without the errors of binary fractions. */
export const rounded = (points: number): number => Math.round((points + Number.EPSILON) * 100) / 100;
