import {
  divide,
  type Exact,
  type Fraction,
  fraction,
  HUNDRED,
  least,
  multiply,
  round,
  subtract,
  ZERO,
} from './fraction.ts';

export const SECONDS = { hour: 3600, day: 86_400 } as const;

export interface LatePolicy {
  /** Percent of the possible points that each begun interval costs. */
  percent: Exact;
  every: keyof typeof SECONDS;
  /** Being late brings no score below this percentage. */
  lowest_percent: Exact;
}

interface LateWork {
  /** What the teacher gave; null while there is no mark. */
  score: Fraction | null;
  possible: Fraction;
  lateSeconds: number;
}

/**
 * The points that late work loses, by the formula of Canvas: every interval that has begun costs a percentage of the
 * possible points, but the score does not fall below the lowest percentage. Work that is below it anyway loses nothing.
 * Days have 24 hours, whatever the clocks do. The result has two decimals.
 */
export function latePoints(policy: LatePolicy | null, { score, possible, lateSeconds }: LateWork): Fraction {
  if (policy === null || score === null || possible.n <= 0n || lateSeconds <= 0) return ZERO;
  const intervals = fraction(Math.ceil(lateSeconds / SECONDS[policy.every]));
  const cost = share(multiply(fraction(policy.percent), intervals), possible);
  const aboveFloor = subtract(score, share(fraction(policy.lowest_percent), possible));
  const points = round(least(cost, aboveFloor), 2);
  return points.n > 0n ? points : ZERO;
}

/** The score of missing work that loses a percentage of its points, with two decimals. */
export const missingScore = (possible: Fraction, loses: Exact): Fraction =>
  round(share(subtract(HUNDRED, fraction(loses)), possible), 2);

const share = (percent: Fraction, possible: Fraction): Fraction =>
  divide(multiply(percent, possible), HUNDRED);
