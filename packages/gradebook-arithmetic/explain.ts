import type { CategoryScore } from './category.ts';
import type { CellResult, MarkedAttempt } from './cell.ts';
import { compare, type Fraction, fraction, HUNDRED } from './fraction.ts';
import type { Column, Gradebook } from './gradebook.ts';
import type { Adjustment } from './must-pass.ts';
import { type Scale, type Shown, showPercent } from './scales.ts';
import type { StudentTotals, Total, TotalKind, WorkTotal } from './totals.ts';
import type { WeighedPart, Weighing } from './weighing.ts';

/** How a total was worked out, in the order of the calculation. Pages and documents write the sentences. */
export type Step =
  | {
      kind: 'category';
      category: string;
      average: 'points' | 'equal';
      lines: readonly ScoreLine[];
      earned: Fraction;
      possible: Fraction;
      /** Null: the category is left out of the weights, because nothing in it has points. */
      percent: Fraction | null;
    }
  /** It has no scores, so its weight is shared. */
  | { kind: 'categoryLeftOut'; category: string; lines: readonly ScoreLine[] }
  | { kind: 'points'; earned: Fraction; possible: Fraction; percent: Fraction | null }
  | ({ kind: 'weights' | 'terms' } & WeightStep)
  /** On top of the total. */
  | ({ kind: 'extraCredit' } & WeighedPart)
  /** Work outside of every term counts in no weighted year. */
  | { kind: 'outsideTerms'; columns: readonly string[] }
  | Adjustment
  /** The closing of the term keeps its total; `computed` is what its scores come to now. */
  | { kind: 'frozen' | 'override'; computed: Fraction | null; percent: Fraction | null }
  | { kind: 'result'; percent: Fraction | null; shown: Shown | null };

interface WeightStep {
  parts: readonly WeighedPart[];
  leftOut: Weighing['leftOut'];
  sum: Fraction;
  scaling: 'none' | 'scaledUp' | 'above100';
}

export interface ScoreLine {
  column: string;
  outcome:
    | 'counts'
    | 'bonus'
    | 'droppedLowest'
    | 'droppedHighest'
    /** Counts with `score`: 0, or what the policy gives; without one, not in this total. */
    | 'missing'
    | 'excused'
    | 'waiting'
    | 'blank'
    /** Its column counts in no total. */
    | 'notCounted';
  score: Fraction | null;
  possible: Fraction;
  isMissing: boolean;
  /** With their late deductions; which of them count, `rule` says. */
  attempts: readonly MarkedAttempt[];
  rule: 'latest' | 'highest' | 'average';
}

export interface Question {
  gradebook: Gradebook;
  totals: StudentTotals;
  kind: TotalKind;
  /** A term; the year otherwise. */
  term?: string;
  scale?: Scale | null;
}

export function explainTotal({ gradebook, totals, kind, term, scale = null }: Question): Step[] {
  const year = totals[kind];
  const total = term === undefined ? year : year.terms.find((other) => other.term === term);
  if (!total) return [];
  const columns = gradebook.columns.filter((column) => term === undefined || column.term === term);
  const closed = gradebook.terms?.find(({ id }) => id === term)?.closedWith;
  const rules = closed ?? gradebook.rules;
  const steps: Step[] = total.work
    ? rules.categories.flatMap(({ id, average = 'points' }): Step[] => {
        const own = columns.filter(({ category }) => category === id);
        const found = total.work?.categories.find(({ category }) => category.id === id);
        const lines = own.map((column) => lineOf(column, totals.cells.get(column.id), found?.scores ?? []));
        if (!found) return own.length > 0 ? [{ kind: 'categoryLeftOut', category: id, lines }] : [];
        const { earned, possible, percent } = found;
        return [{ kind: 'category', category: id, average, lines, earned, possible, percent }];
      })
    : [];
  return [
    ...steps,
    ...(total.work ? sumsOf(total.work) : termSteps(gradebook, totals, year.weighing)),
    ...decisionsOf(total),
    {
      kind: 'result',
      percent: total.percent,
      shown: total.percent && showPercent(total.percent, gradebook.decimals ?? 2, scale),
    },
  ];
}

function sumsOf({ weighing, points, before, adjustments }: WorkTotal): Step[] {
  const sums: Step[] = weighing
    ? weightSteps('weights', weighing)
    : [{ kind: 'points', ...points, percent: before }];
  return [...sums, ...adjustments];
}

function weightSteps(kind: 'weights' | 'terms', { parts, leftOut, sum }: Weighing): Step[] {
  const order = compare(sum, HUNDRED);
  const scaling = order < 0 ? 'scaledUp' : order > 0 ? 'above100' : 'none';
  return [
    { kind, parts: parts.filter(({ isExtra }) => !isExtra), leftOut, sum, scaling },
    ...parts.filter(({ isExtra }) => isExtra).map((part): Step => ({ kind: 'extraCredit', ...part })),
  ];
}

function termSteps(
  { columns, terms = [] }: Gradebook,
  { cells }: StudentTotals,
  weighing: Weighing | null,
): Step[] {
  if (!weighing) return [];
  const known = new Set(terms.map(({ id }) => id));
  const outside = columns
    .filter(
      ({ id, term, counts }) =>
        cells.get(id)?.kind === 'scored' && counts !== false && !known.has(term ?? ''),
    )
    .map(({ id }) => id);
  return [
    ...weightSteps('terms', weighing),
    ...(outside.length > 0 ? [{ kind: 'outsideTerms', columns: outside } as const] : []),
  ];
}

const decisionsOf = ({ source, computed, percent }: Total): Step[] =>
  source === 'computed' ? [] : [{ kind: source, computed, percent }];

function lineOf(column: Column, cell: CellResult | undefined, scores: readonly CategoryScore[]): ScoreLine {
  const counted = scores.find((score) => score.column.id === column.id);
  return {
    column: column.id,
    outcome: outcomeOf(column, cell, counted),
    score: counted?.score ?? (cell?.kind === 'scored' ? cell.score : null),
    possible: fraction(column.points),
    isMissing: cell?.kind === 'missing',
    attempts: cell?.kind === 'scored' ? cell.attempts : [],
    rule: column.attempts ?? 'latest',
  };
}

function outcomeOf(
  { counts = true }: Column,
  cell: CellResult | undefined,
  counted: CategoryScore | undefined,
): ScoreLine['outcome'] {
  if (counted?.dropped) return counted.dropped === 'lowest' ? 'droppedLowest' : 'droppedHighest';
  if (counted?.isMissing) return 'missing';
  if (counted) return counted.isBonus ? 'bonus' : 'counts';
  if (!counts || cell?.kind === 'scored') return 'notCounted';
  return cell?.kind ?? 'blank';
}
