import {
  add,
  compare,
  divide,
  type Exact,
  type Fraction,
  fraction,
  most,
  multiply,
  subtract,
  sum,
} from './fraction.ts';

export type SkillMethod =
  | { method: 'latest' | 'highest' | 'mean' }
  /** Step by step: `percent` of the new score and the rest of the value before. Canvas calls it so since 2023. */
  | { method: 'decayingAverage'; percent?: number }
  /** `percent` of the latest score and the rest of the mean of all before. */
  | { method: 'weightedAverage'; percent?: number }
  /** The mean of the scores that reach the level, once there are so many. */
  | { method: 'timesAtLevel'; times: number; level: Exact };

export interface SkillResult {
  /** Null is a dash if nothing was assessed. */
  value: Fraction | null;
  /** Of `timesAtLevel`: how many of the times are reached. */
  reached: { count: number; of: number } | null;
}

const LATEST_PERCENT = 65;
const ONE = fraction(1);
const mean = (scores: readonly Fraction[]): Fraction => divide(sum(scores), fraction(scores.length));

/** A student's value in a skill. The scores are in the order of the work's dates, not of its marking. */
export function skillValue(given: readonly Exact[], rule: SkillMethod): SkillResult {
  const scores = given.map(fraction);
  if (rule.method === 'timesAtLevel') {
    const level = fraction(rule.level);
    const high = scores.filter((score) => compare(score, level) >= 0);
    const isReached = high.length > 0 && high.length >= rule.times;
    return {
      value: isReached ? mean(high) : null,
      reached: { count: Math.min(high.length, rule.times), of: rule.times },
    };
  }
  return { value: scores.length === 0 ? null : valueOf(scores, rule), reached: null };
}

function valueOf(
  scores: readonly Fraction[],
  rule: Exclude<SkillMethod, { method: 'timesAtLevel' }>,
): Fraction {
  const latest = scores.at(-1) ?? ONE;
  switch (rule.method) {
    case 'latest':
      return latest;
    case 'highest':
      return scores.reduce(most);
    case 'mean':
      return mean(scores);
    case 'decayingAverage':
      return scores.reduce((value, score) => mix(score, value, rule.percent));
    case 'weightedAverage':
      return scores.length === 1 ? latest : mix(latest, mean(scores.slice(0, -1)), rule.percent);
  }
}

function mix(latest: Fraction, before: Fraction, percent = LATEST_PERCENT): Fraction {
  const part = divide(fraction(percent), fraction(100));
  return add(multiply(latest, part), multiply(before, subtract(ONE, part)));
}
