import { chooseDrops, type Points } from './drops.ts';
import {
  commonDenominator,
  divide,
  type Fraction,
  fraction,
  HUNDRED,
  multiply,
  sum,
  ZERO,
} from './fraction.ts';
import type { Category, Column } from './gradebook.ts';

export interface CountedScore {
  column: Column;
  score: Fraction;
  possible: Fraction;
  /** Missing work that counts as 0. */
  isMissing: boolean;
}

export interface CategoryScore extends CountedScore {
  /** Extra-credit and zero-point work: it adds to the earned points only. */
  isBonus: boolean;
  dropped: 'lowest' | 'highest' | null;
}

export interface CategoryTotal {
  category: Category;
  scores: readonly CategoryScore[];
  /** Of what is kept; where every assignment counts the same, each is worth 1. */
  earned: Fraction;
  possible: Fraction;
  /** Null if nothing that is kept has points. */
  percent: Fraction | null;
  /** What the category adds to a total of points. */
  points: { earned: Fraction; possible: Fraction };
}

const ONE = fraction(1);
const hasPoints = ({ possible }: CountedScore) => possible.n > 0n;

/** What a student's scores in a category come to, after its drops. */
export function categoryTotal(category: Category, given: readonly CountedScore[]): CategoryTotal {
  const isEqual = category.average === 'equal';
  // Work without points is no share of anything.
  const counted = isEqual ? given.filter(hasPoints) : given;
  const [shares, denominator] = onOneDenominator(
    counted.map(({ column, score, possible }) => ({
      earned: isEqual ? divide(score, possible) : score,
      possible: column.extraCredit ? ZERO : isEqual ? ONE : possible,
    })),
  );
  const dropped = dropsOf(category, counted, shares);
  const scores = counted.map(
    (score, index): CategoryScore => ({
      ...score,
      isBonus: shares[index]?.possible === 0n,
      dropped: dropped.get(index) ?? null,
    }),
  );
  const kept = totalOf(shares.filter((_, index) => !dropped.has(index)));
  const [earned, possible] = [over(kept.earned, denominator), over(kept.possible, denominator)];
  const percent = possible.n === 0n ? null : divide(multiply(earned, HUNDRED), possible);
  const points = isEqual && percent ? evenPoints(scores, percent) : pointsOf(scores);
  return { category, scores, earned, possible, percent, points };
}

function onOneDenominator(
  shares: readonly { earned: Fraction; possible: Fraction }[],
): [shares: Points[], denominator: bigint] {
  const denominator = commonDenominator(shares.flatMap(({ earned, possible }) => [earned, possible]));
  const whole = ({ n, d }: Fraction) => n * (denominator / d);
  return [
    shares.map(({ earned, possible }) => ({ earned: whole(earned), possible: whole(possible) })),
    denominator,
  ];
}

function dropsOf(
  { dropLowest: lowest = 0, dropHighest: highest = 0, extraCredit }: Category,
  counted: readonly CountedScore[],
  shares: readonly Points[],
): ReadonlyMap<number, 'lowest' | 'highest'> {
  if (extraCredit || lowest + highest === 0) return new Map();
  const mayGo = (index: number) => !counted[index]?.column.neverDrop && shares[index]?.possible !== 0n;
  const droppable = [...shares.keys()].filter(mayGo);
  const drops = chooseDrops(
    shares.filter((_, index) => mayGo(index)),
    totalOf(shares.filter((_, index) => !mayGo(index))),
    { lowest, highest },
  );
  return new Map([
    ...drops.lowest.map((index) => [droppable[index] ?? -1, 'lowest'] as const),
    ...drops.highest.map((index) => [droppable[index] ?? -1, 'highest'] as const),
  ]);
}

function totalOf(shares: readonly Points[]): Points {
  let [earned, possible] = [0n, 0n];
  for (const share of shares) {
    earned += share.earned;
    possible += share.possible;
  }
  return { earned, possible };
}

const over = (n: bigint, denominator: bigint): Fraction => divide({ n, d: 1n }, { n: denominator, d: 1n });

/** The points as they were given. */
function pointsOf(scores: readonly CategoryScore[]): CategoryTotal['points'] {
  const kept = scores.filter(({ dropped }) => dropped === null);
  return {
    earned: sum(kept.map(({ score }) => score)),
    possible: sum(kept.filter(({ isBonus }) => !isBonus).map(({ possible }) => possible)),
  };
}

/** The same points, divided evenly among the assignments, so that the category keeps its part of a total of points. */
function evenPoints(scores: readonly CategoryScore[], percent: Fraction): CategoryTotal['points'] {
  const { possible } = pointsOf(scores);
  return { earned: divide(multiply(percent, possible), HUNDRED), possible };
}
