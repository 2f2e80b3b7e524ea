/** Points of an assignment on the common denominator of its category. */
export interface Points {
  earned: bigint;
  possible: bigint;
}

export interface Drops {
  /** Indices of the scores. */
  lowest: readonly number[];
  highest: readonly number[];
}

const NONE: Drops = { lowest: [], highest: [] };

/**
 * The scores to drop by their effect on the category (Kane and Kane, 2006), not by their percentage. The highest are
 * dropped so that the percentage is least, the lowest so that it is best after that: the maximum over all lowest sets of
 * the minimum over all highest sets. One score always stays, and no highest is dropped if none would stay.
 *
 * The effect of a score at the percentage q is `earned - q × possible`. At the final q, the lowest are those with the
 * least effect and the highest those with the greatest. Each round finds a better q, so a few sorts replace the search.
 * @param fixed what counts in the category and may not be dropped
 */
export function chooseDrops(
  scores: readonly Points[],
  fixed: Points,
  { lowest, highest }: { lowest: number; highest: number },
): Drops {
  const lowCount = Math.min(lowest, Math.max(0, scores.length - 1));
  const highCount = lowest + highest >= scores.length ? 0 : highest;
  if (lowCount === 0 && highCount === 0) return NONE;

  const all = scores.map((_, index) => index);
  const lowestAt = (ratio: Points) => byEffect(scores, all, ratio, 'least').slice(0, lowCount);
  const without = (dropped: readonly number[]) => all.filter((index) => !dropped.includes(index));
  let ratio = total(scores, all, fixed);
  for (let before: Points | null = null; before === null || !isEqual(ratio, before); ) {
    before = ratio;
    ratio = leastRatio(scores, without(lowestAt(ratio)), fixed, highCount);
  }
  const low = lowestAt(ratio);
  return { lowest: low, highest: byEffect(scores, without(low), ratio, 'greatest').slice(0, highCount) };
}

/** The least ratio of what remains when so many of these scores are dropped. */
function leastRatio(
  scores: readonly Points[],
  among: readonly number[],
  fixed: Points,
  count: number,
): Points {
  let ratio = total(scores, among, fixed);
  if (count === 0) return ratio;
  for (let before: Points | null = null; before === null || !isEqual(ratio, before); ) {
    before = ratio;
    ratio = total(scores, byEffect(scores, among, ratio, 'greatest').slice(count), fixed);
  }
  return ratio;
}

/** Indices by their effect at this ratio; of equal effect the later column comes first. */
function byEffect(
  scores: readonly Points[],
  among: readonly number[],
  ratio: Points,
  first: 'least' | 'greatest',
): number[] {
  const sign = first === 'least' ? 1n : -1n;
  const effects = scores.map(
    ({ earned, possible }) => sign * (earned * ratio.possible - ratio.earned * possible),
  );
  return among.toSorted((a, b) => {
    const [left = 0n, right = 0n] = [effects[a], effects[b]];
    if (left === right) return b - a;
    return left < right ? -1 : 1;
  });
}

const total = (scores: readonly Points[], among: readonly number[], fixed: Points): Points => {
  let { earned, possible } = fixed;
  for (const index of among) {
    earned += scores[index]?.earned ?? 0n;
    possible += scores[index]?.possible ?? 0n;
  }
  return { earned, possible };
};

const isEqual = (a: Points, b: Points): boolean => a.earned * b.possible === b.earned * a.possible;
