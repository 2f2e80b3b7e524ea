import { add, compare, type Fraction, fraction, least, round } from './fraction.ts';
import type { Bonus, Bound, Decimals, MustPass, Rules } from './gradebook.ts';

/** A rule that was judged: what it looked at, as shown, and the total after it. */
export type Adjustment = { judged: Fraction; isReached: boolean; percent: Fraction } & (
  | { kind: 'bonus'; rule: Bonus }
  | { kind: 'mustPass'; rule: MustPass }
);

interface Judge {
  /** The percentage of a category or an assignment; null if it has none, so that its rules are not judged yet. */
  percentOf: (bound: Bound) => Fraction | null;
  decimals: Decimals;
}

/** The rules that were judged, in their order: each bonus, then each limit. A limit never raises a total. */
export function adjustmentsOf(
  total: Fraction | null,
  { bonuses = [], mustPass = [] }: Rules,
  { percentOf, decimals }: Judge,
): Adjustment[] {
  if (total === null) return [];
  let percent = total;
  const judge = (rule: Bound) => {
    const exact = percentOf(rule);
    const judged = exact && round(exact, decimals);
    return judged && { judged, isReached: compare(judged, fraction(rule.atLeast)) >= 0 };
  };
  return [
    ...bonuses.flatMap((rule): Adjustment[] => {
      const result = judge(rule);
      if (result?.isReached) percent = add(percent, fraction(rule.add));
      return result ? [{ ...result, kind: 'bonus', rule, percent }] : [];
    }),
    ...mustPass.flatMap((rule): Adjustment[] => {
      const result = judge(rule);
      if (result && !result.isReached) percent = least(percent, fraction(rule.otherwiseAtMost));
      return result ? [{ ...result, kind: 'mustPass', rule, percent }] : [];
    }),
  ];
}
