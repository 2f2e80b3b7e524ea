import type { AttemptsCount } from '../../../generated/schemas/index.ts';

/** The finished mark of an attempt. */
export interface MarkedAttempt {
  points: number;
  /** For being late, as it is now. */
  currentDeduction: number;
  /** For being late when the mark was returned; null before. */
  deduction: number | null;
  handedInAt: Date;
  returnedAt: Date | null;
}

/** What the marks of attempts give; null deduction if it follows from when the attempt was handed in. */
type CountedMark = Omit<MarkedAttempt, 'currentDeduction'>;

/**
 * What several attempts give, the first one first: each has its own deduction for being late. An attempt without a mark
 * doesn't count, so the last mark stands. Undefined if there is no mark.
 */
export function countedMark(
  rule: AttemptsCount,
  attempts: readonly MarkedAttempt[],
): CountedMark | undefined {
  const last = attempts.at(-1);
  if (last === undefined || rule === 'latest' || attempts.length === 1) return last;
  if (rule === 'highest') return attempts.reduce((best, one) => (scoreOf(one) < scoreOf(best) ? best : one));
  return {
    points: meanOf(attempts.map(({ points }) => points)),
    deduction: meanOf(attempts.map(({ currentDeduction }) => currentDeduction)),
    handedInAt: last.handedInAt,
    returnedAt: returnOf(attempts),
  };
}

const scoreOf = ({ points, currentDeduction }: MarkedAttempt): number => points - currentDeduction;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean is returned when all of its marks are. */
function returnOf(attempts: readonly MarkedAttempt[]): Date | null {
  const times = attempts.map(({ returnedAt }) => returnedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last) : null;
}
