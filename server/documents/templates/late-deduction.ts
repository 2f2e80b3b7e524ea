import { fraction, toNumber } from 'gradebook-arithmetic/fraction';
import { latePoints } from 'gradebook-arithmetic/late';
import type { LatePolicy } from '../../generated/schemas/index.ts';

interface LateWork {
  /** What the teacher gave; null while there is no mark. */
  points: number | null;
  /** The most points. */
  possible: number;
  lateSeconds: number;
}

/** The points that late work loses by a policy, with two decimals; see `latePoints` for the rule. */
export const lateDeduction = (
  policy: LatePolicy | null,
  { points, possible, lateSeconds }: LateWork,
): number =>
  toNumber(
    latePoints(policy, {
      score: points === null ? null : fraction(points),
      possible: fraction(possible),
      lateSeconds,
    }),
  );
