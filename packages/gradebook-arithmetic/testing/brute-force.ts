import type { Attempt, Cell, Category, Column, Gradebook, Rules, StudentRecord, View } from '../gradebook.ts';
import { isLess, minus, nearest, over, plus, type Q, q, text, times, total } from './plain-fractions.ts';

/*
 * A second implementation of the rules, which shares only the types of the input: it tries every set of drops and never
 * reduces a fraction.
 */

const NOTHING: Q = [0n, 1n];
const ALL: Q = [100n, 1n];

interface Work {
  column: Column;
  score: Q;
}

const isNumber = (value: number | string | null | undefined): value is number | string =>
  value !== null && value !== undefined;

/** The score of a cell: null without one, `missing` where the second total takes 0. */
function scoreOf(column: Column, cell: Cell | undefined, view: View): Q | 'missing' | null {
  if (cell === undefined || cell.excused === true) return null;
  const visible = (attempt: Partial<Attempt>) =>
    isNumber(attempt.score) && (view === 'teacher' || attempt.hidden !== true);
  const attempts: Partial<Attempt>[] = visible(cell) ? [cell] : (cell.attempts ?? []).filter(visible);
  const scores = attempts.map((attempt) => minus(q(attempt.score ?? 0), lost(column, attempt)));
  const last = scores[scores.length - 1];
  if (last !== undefined) {
    if (column.attempts === 'average') return over(total(scores), [BigInt(scores.length), 1n]);
    if (column.attempts === 'highest') return scores.reduce((a, b) => (isLess(a, b) ? b : a));
    return last;
  }
  if (cell.waiting === true || cell.missing !== true) return null;
  if (!isNumber(column.missingLoses)) return 'missing';
  if (column.grading === 'complete') return NOTHING;
  return nearest(over(times(q(column.points), minus(ALL, q(column.missingLoses))), ALL), 2);
}

function lost(column: Column, { score, lateSeconds = 0, deduction }: Partial<Attempt>): Q {
  if (isNumber(deduction)) return q(deduction);
  if (!column.late || column.grading === 'complete' || lateSeconds <= 0) return NOTHING;
  const length = column.late.every === 'day' ? 24 * 60 * 60 : 60 * 60;
  let intervals = 0;
  while (intervals * length < lateSeconds) intervals += 1;
  const cost = over(times(times(q(column.late.percent), q(intervals)), q(column.points)), ALL);
  const floor = over(times(q(column.late.lowest_percent), q(column.points)), ALL);
  const room = minus(q(score ?? 0), floor);
  const loses = nearest(isLess(room, cost) ? room : cost, 2);
  return isLess(loses, NOTHING) ? NOTHING : loses;
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));

/** The set of drops as a mask: the best over all lowest sets of the worst over all highest sets. */
function bestDrops(
  items: readonly { earned: Q; possible: Q }[],
  rest: { earned: Q; possible: Q },
  lowest: number,
  highest: number,
): number {
  const low = items.length === 0 ? 0 : Math.min(lowest, items.length - 1);
  const high = lowest + highest < items.length ? highest : 0;
  const masks = Array.from({ length: 1 << items.length }, (_, mask) => mask);
  const percent = masks.map((mask): Q => {
    if (bits(mask) !== low + high) return NOTHING;
    const kept = items.filter((_, index) => (mask & (1 << index)) === 0);
    const earned = total([rest.earned, ...kept.map((item) => item.earned)]);
    const possible = total([rest.possible, ...kept.map((item) => item.possible)]);
    return possible[0] === 0n ? NOTHING : over(earned, possible);
  });
  let best: { value: Q; mask: number } | undefined;
  for (const lowMask of masks.filter((mask) => bits(mask) === low)) {
    let worst: { value: Q; mask: number } | undefined;
    for (const highMask of masks.filter((mask) => bits(mask) === high && (mask & lowMask) === 0)) {
      const mask = lowMask | highMask;
      const value = percent[mask] ?? NOTHING;
      // Of equal effect the later columns go: they are the higher bits.
      if (!worst || isLess(value, worst.value) || (!isLess(worst.value, value) && mask > worst.mask))
        worst = { value, mask };
    }
    if (
      worst &&
      (!best ||
        isLess(best.value, worst.value) ||
        (!isLess(worst.value, best.value) && worst.mask > best.mask))
    )
      best = worst;
  }
  return best?.mask ?? 0;
}

function inCategory(category: Category, all: readonly Work[]) {
  const equal = category.average === 'equal';
  const hasPoints = ({ column }: Work) => Number(column.points) !== 0;
  const work = equal ? all.filter(hasPoints) : all;
  const isBonus = ({ column }: Work) => column.extraCredit === true || Number(column.points) === 0;
  const share = (one: Work) => ({
    earned: equal ? over(one.score, q(one.column.points)) : one.score,
    possible: isBonus(one) ? NOTHING : equal ? q(1) : q(one.column.points),
  });
  const mayGo = work.filter(
    (one) => !isBonus(one) && one.column.neverDrop !== true && category.extraCredit !== true,
  );
  const stays = work.filter((one) => !mayGo.includes(one)).map(share);
  const rest = { earned: total(stays.map((s) => s.earned)), possible: total(stays.map((s) => s.possible)) };
  const mask = bestDrops(mayGo.map(share), rest, category.dropLowest ?? 0, category.dropHighest ?? 0);
  const dropped = mayGo.filter((_, index) => (mask & (1 << index)) !== 0);
  const kept = work.filter((one) => !dropped.includes(one));
  const earned = total(kept.map((one) => share(one).earned));
  const possible = total(kept.map((one) => share(one).possible));
  const percent = possible[0] === 0n ? null : over(times(earned, ALL), possible);
  const points = total(kept.filter((one) => !isBonus(one)).map((one) => q(one.column.points)));
  const gained = equal && percent ? over(times(percent, points), ALL) : total(kept.map((one) => one.score));
  return { category, work, dropped, earned, possible, percent, points, gained };
}

/** A weighted mean: below 100 the weights are scaled up; what is extra comes on top. */
function weighted(parts: readonly { weight: Q; percent: Q | null; extra: boolean }[]): Q | null {
  const sum = total(parts.filter(({ percent, extra }) => percent && !extra).map(({ weight }) => weight));
  if (sum[0] === 0n) return null;
  const divisor = isLess(sum, ALL) ? sum : ALL;
  return total(
    parts.map(({ weight, percent, extra }) =>
      percent ? over(times(weight, percent), extra ? ALL : divisor) : NOTHING,
    ),
  );
}

function workedOut(rules: Rules, all: readonly Work[], decimals: number) {
  const categories = rules.categories.map((category) =>
    inCategory(
      category,
      all.filter(({ column }) => column.category === category.id),
    ),
  );
  const points = total(categories.filter(({ category }) => !category.extraCredit).map((c) => c.points));
  const gained = total(categories.map((c) => c.gained));
  let percent =
    rules.mode === 'weighted'
      ? weighted(
          categories.map(({ category, percent: own }) => ({
            weight: q(category.weight ?? 0),
            percent: own,
            extra: category.extraCredit === true,
          })),
        )
      : points[0] === 0n
        ? null
        : over(times(gained, ALL), points);

  const judged = (rule: { category?: string; column?: string }): Q | null => {
    if (rule.category !== undefined)
      return categories.find(({ category }) => category.id === rule.category)?.percent ?? null;
    const one = categories.flatMap(({ work }) => work).find(({ column }) => column.id === rule.column);
    return one && Number(one.column.points) > 0 ? over(times(one.score, ALL), q(one.column.points)) : null;
  };
  const passes = (rule: { category?: string; column?: string; atLeast: number | string }) => {
    const value = judged(rule);
    return value && !isLess(nearest(value, decimals), q(rule.atLeast));
  };
  for (const rule of rules.bonuses ?? []) if (percent && passes(rule)) percent = plus(percent, q(rule.add));
  for (const rule of rules.mustPass ?? []) {
    const limit = q(rule.otherwiseAtMost);
    if (percent && passes(rule) === false && isLess(limit, percent)) percent = limit;
  }
  return { percent, categories: categories.filter(({ work }) => work.length > 0) };
}

const written = (value: Q | null): string | null => value && text(value);

const described = ({ percent, categories }: ReturnType<typeof workedOut>) => ({
  percent: written(percent),
  categories: categories.map(({ category, earned, possible, percent: own, dropped }) => ({
    id: category.id,
    earned: text(earned),
    possible: text(possible),
    percent: written(own),
    dropped: dropped.map(({ column }) => column.id),
  })),
});

/** The totals of a student as text, for a comparison. */
export function bruteForceTotals(
  { rules, columns, terms = [], weightsTerms = false, decimals = 2 }: Gradebook,
  student: StudentRecord,
  view: View,
) {
  const inKind = (kind: 'current' | 'missingAsZero') => {
    const all = columns.flatMap((column): Work[] => {
      const score = scoreOf(column, student.cells[column.id], view);
      if (score === null || column.counts === false || (score === 'missing' && kind === 'current')) return [];
      return [{ column, score: score === 'missing' ? NOTHING : score }];
    });
    const byTerm = terms.map((term) => {
      const own = all.filter(({ column }) => column.term === term.id);
      const work = workedOut(term.closedWith ?? rules, own, decimals);
      const { override, frozen } = student.terms?.[term.id] ?? {};
      const kept = frozen?.[kind];
      const computed = frozen ? (isNumber(kept) ? q(kept) : null) : work.percent;
      return { term, work, percent: isNumber(override) ? q(override) : computed };
    });
    const year = weightsTerms ? null : workedOut(rules, all, decimals);
    const mean = weighted(
      byTerm.map(({ term, percent }) => ({ weight: q(term.weight ?? 0), percent, extra: false })),
    );
    const computed = year ? year.percent : mean;
    return {
      percent: written(isNumber(student.override) ? q(student.override) : computed),
      computed: written(computed),
      work: year && described(year),
      terms: byTerm.map(({ percent, work }) => ({ percent: written(percent), work: described(work) })),
    };
  };
  return { current: inKind('current'), missingAsZero: inKind('missingAsZero') };
}
