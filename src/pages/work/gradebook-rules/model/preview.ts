import { listNameOf } from '@/entities/student';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { compare, type Fraction, round, subtract, toFixed, ZERO } from 'gradebook-arithmetic/fraction';
import type { Decimals } from 'gradebook-arithmetic/gradebook';
import { type Shown, showPercent } from 'gradebook-arithmetic/scales';
import { createTotals, type StudentTotals, type YearTotal } from 'gradebook-arithmetic/totals';
import type { Gradebook } from '@/shared/api/gradebooks';
import { type EditedRules, withRenamed } from './renaming';

/** A student's current total with the stored rules and with the changed ones. */
export type ChangedTotal = { id: string; name: string; before: Shown | null; after: Shown | null };

export type Preview = {
  students: number;
  /** Current totals that change, those that change most first. */
  changed: readonly ChangedTotal[];
  /** How many get another level. */
  levels: number;
  /** The largest changes of current totals, in percentage points; null for none. */
  rise: string | null;
  fall: string | null;
  /** How many totals change with missing work counted. */
  missingAsZero: number;
  /** How many totals of terms change. */
  terms: number;
  bonuses: readonly Touched[];
  mustPass: readonly Touched[];
};

/** How many students a rule is judged for, and whose total it changes. */
type Touched = { judged: number; touched: number };

/** What changed rules would do to the totals of a class. */
export function previewRules(book: Gradebook, content: EditedRules): Preview {
  const before = totalsOf(book);
  const after = totalsOf({ ...withRenamed(book, content), rules: { ...book.rules, content } });
  const pairs = book.students.flatMap(({ id, first_name, last_name, distinction }) => {
    const [one, other] = [before.totals.get(id), after.totals.get(id)];
    return one && other
      ? [
          {
            id,
            name: [
              listNameOf({ first_name, last_name }),
              ...(distinction === undefined ? [] : [`(${distinction})`]),
            ].join(' '),
            one,
            other,
          },
        ]
      : [];
  });
  const currents = pairs.map(({ id, name, one, other }) => ({
    id,
    name,
    before: before.show(one.current.percent),
    after: after.show(other.current.percent),
    difference: differenceOf(one.current.percent, other.current.percent, after.decimals),
  }));
  const changed = currents.filter((pair) => isOther(pair.before, pair.after));
  const differences = changed.map(({ difference }) => difference);
  const [rise, fall] = [differences.reduce(largest, ZERO), differences.reduce(smallest, ZERO)];
  const isChanged = (one: Fraction | null, other: Fraction | null) =>
    isOther(before.show(one), after.show(other));
  return {
    students: pairs.length,
    changed: changed
      .toSorted((one, other) => compare(sizeOf(other.difference), sizeOf(one.difference)))
      .map(({ difference: _, ...pair }) => pair),
    levels: changed.filter((pair) => pair.before?.level?.name !== pair.after?.level?.name).length,
    rise: compare(rise, ZERO) > 0 ? toFixed(rise, after.decimals) : null,
    fall: compare(fall, ZERO) < 0 ? toFixed(sizeOf(fall), after.decimals) : null,
    missingAsZero: pairs.filter(({ one, other }) =>
      isChanged(one.missingAsZero.percent, other.missingAsZero.percent),
    ).length,
    terms: pairs.reduce(
      (sum, { one, other }) => sum + changedTerms(one.current, other.current, isChanged),
      0,
    ),
    bonuses: touchedBy(after, 'bonus'),
    mustPass: touchedBy(after, 'mustPass'),
  };
}

function totalsOf(book: Gradebook) {
  const { gradebook, students, scale } = readClassGradebook(book);
  const totalOf = createTotals(gradebook);
  const decimals: Decimals = gradebook.decimals ?? 2;
  return {
    rules: gradebook.rules,
    decimals,
    totals: new Map<string, StudentTotals>([...students].map(([id, student]) => [id, totalOf(student)])),
    show: (percent: Fraction | null): Shown | null => percent && showPercent(percent, decimals, scale),
  };
}

const isOther = (one: Shown | null, other: Shown | null): boolean =>
  one?.percent !== other?.percent || one?.level?.name !== other?.level?.name;

function differenceOf(one: Fraction | null, other: Fraction | null, decimals: Decimals): Fraction {
  return one && other ? subtract(round(other, decimals), round(one, decimals)) : ZERO;
}

const largest = (one: Fraction, other: Fraction) => (compare(other, one) > 0 ? other : one);
const smallest = (one: Fraction, other: Fraction) => (compare(other, one) < 0 ? other : one);
const sizeOf = (value: Fraction) => largest(value, { n: -value.n, d: value.d });

const changedTerms = (
  one: YearTotal,
  other: YearTotal,
  isChanged: (one: Fraction | null, other: Fraction | null) => boolean,
): number =>
  other.terms.filter(({ term, percent }) =>
    isChanged(one.terms.find((before) => before.term === term)?.percent ?? null, percent),
  ).length;

/** For each rule of a kind, in their order. */
function touchedBy(
  { rules, totals }: Pick<ReturnType<typeof totalsOf>, 'rules' | 'totals'>,
  kind: 'bonus' | 'mustPass',
): Touched[] {
  const all = [...totals.values()].map(({ current }) =>
    (current.work ? [current.work] : current.terms.map(({ work }) => work)).flatMap(
      ({ adjustments }) => adjustments,
    ),
  );
  return ((kind === 'bonus' ? rules.bonuses : rules.mustPass) ?? []).map((rule) => {
    const judged = all.map((adjustments) => adjustments.filter((one) => one.rule === rule));
    return {
      judged: judged.filter((own) => own.length > 0).length,
      touched: judged.filter((own) => own.some(({ isReached }) => isReached === (kind === 'bonus'))).length,
    };
  });
}
