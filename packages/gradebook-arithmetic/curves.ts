import {
  add,
  compare,
  divide,
  type Exact,
  type Fraction,
  fraction,
  least,
  most,
  multiply,
  round,
  subtract,
  sum,
  ZERO,
} from './fraction.ts';

export type Curve =
  /** So many points for everyone. */
  | { method: 'add'; points: Exact; cap?: boolean }
  /** The same for everyone, so that the mean becomes this score. */
  | { method: 'mean'; mean: Exact; cap?: boolean }
  /** The best score becomes the maximum. */
  | { method: 'scale' }
  /** The root of the share, times the maximum. */
  | { method: 'root' };

/**
 * The curved scores with two decimals; null stays null. A curve takes no score below 0. A cap takes away nothing that is
 * above the maximum already, and `scale` and `root` change no such score.
 */
export function curve(scores: readonly (Exact | null)[], possible: Exact, rule: Curve): (Fraction | null)[] {
  const given = scores.map((score) => (score === null ? null : fraction(score)));
  const curved = curveOf(
    rule,
    given.filter((score) => score !== null),
    fraction(possible),
  );
  return given.map((score) => score && round(curved(score), 2));
}

function curveOf(rule: Curve, scores: readonly Fraction[], maximum: Fraction): (score: Fraction) => Fraction {
  switch (rule.method) {
    case 'add':
      return shift(fraction(rule.points), rule.cap ? maximum : null);
    case 'mean': {
      if (scores.length === 0) return (score) => score;
      const mean = divide(sum(scores), fraction(scores.length));
      return shift(subtract(fraction(rule.mean), mean), rule.cap ? maximum : null);
    }
    case 'scale': {
      const best = scores.reduce(most, ZERO);
      if (best.n === 0n || compare(best, maximum) >= 0) return (score) => score;
      return (score) => divide(multiply(score, maximum), best);
    }
    case 'root':
      return (score) =>
        score.n <= 0n || compare(score, maximum) >= 0 ? score : rootOf(multiply(score, maximum));
  }
}

const shift =
  (points: Fraction, cap: Fraction | null) =>
  (score: Fraction): Fraction => {
    const shifted = most(add(score, points), least(score, ZERO));
    return cap ? least(shifted, most(cap, score)) : shifted;
  };

/** The square root with two decimals. */
function rootOf({ n, d }: Fraction): Fraction {
  // Half up of 100 × the root, from the whole part of 200 × the root.
  const doubled = wholeRoot((40_000n * n) / d);
  return divide({ n: (doubled + 1n) / 2n, d: 1n }, fraction(100));
}

/** The whole part of a square root, by Newton's method from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = value;
  for (let next = (root + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}
