import { type CategoryTotal, type CountedScore, categoryTotal } from './category.ts';
import { type CellResult, readCell } from './cell.ts';
import { divide, type Exact, type Fraction, fraction, HUNDRED, multiply, sum, ZERO } from './fraction.ts';
import type {
  Bound,
  Column,
  Decimals,
  Gradebook,
  Rules,
  StudentRecord,
  TermRecord,
  View,
} from './gradebook.ts';
import { type Adjustment, adjustmentsOf } from './must-pass.ts';
import { type Weighing, weigh } from './weighing.ts';

/** Marked work only, or missing work (past due and not handed in, or marked M; nothing else) as 0. */
export type TotalKind = 'current' | 'missingAsZero';

/** What the work of a term or a year comes to by its rules. */
export interface WorkTotal {
  mode: Rules['mode'];
  /** Those with scores, in the order of the rules. */
  categories: readonly CategoryTotal[];
  /** Of the categories, if they have weights. */
  weighing: Weighing | null;
  points: { earned: Fraction; possible: Fraction };
  /** Before bonuses and limits. */
  before: Fraction | null;
  adjustments: readonly Adjustment[];
  percent: Fraction | null;
}

export interface Total {
  /** What counts; null is a dash. */
  percent: Fraction | null;
  /** What the rules give, beside a frozen total or an override. */
  computed: Fraction | null;
  source: 'computed' | 'frozen' | 'override';
}

export interface TermTotal extends Total {
  term: string;
  work: WorkTotal;
}

export interface YearTotal extends Total {
  terms: readonly TermTotal[];
  /** All work together; null if the year is the mean of its terms. */
  work: WorkTotal | null;
  /** The mean of the terms; null if the year is all work together. */
  weighing: Weighing | null;
}

export interface StudentTotals extends Record<TotalKind, YearTotal> {
  /** By column: what the cell counts. */
  cells: ReadonlyMap<string, CellResult>;
}

/** The columns of a term, or of the year, under each category of its rules. */
interface Scope {
  rules: Rules;
  groups: readonly { category: Rules['categories'][number]; columns: readonly ColumnWithPoints[] }[];
}

interface ColumnWithPoints {
  column: Column;
  possible: Fraction;
}

/** Prepares a class; the result works out the totals of one student. */
export function createTotals(
  gradebook: Gradebook,
  view: View = 'teacher',
): (student: StudentRecord) => StudentTotals {
  const { rules, terms = [], weightsTerms = false, decimals = 2 } = gradebook;
  const columns = gradebook.columns.map((column) => ({ column, possible: fraction(column.points) }));
  const scopes = terms.map(({ id, closedWith, weight }) => ({
    term: id,
    weight: fraction(weight ?? 0),
    scope: scopeOf(
      closedWith ?? rules,
      columns.filter(({ column }) => column.term === id),
    ),
  }));
  const year = weightsTerms ? null : scopeOf(rules, columns);

  return (student) => {
    const cells = new Map(
      columns.map(({ column }) => [column.id, readCell(column, student.cells[column.id], view)]),
    );
    const hasMissing = [...cells.values()].some((cell) => cell.kind === 'missing' && cell.score === null);
    const current = totalsOf('current');
    return {
      cells,
      current,
      missingAsZero: hasMissing || hasFrozen(student) ? totalsOf('missingAsZero') : current,
    };

    function totalsOf(kind: TotalKind): YearTotal {
      const byTerm = scopes.map(({ term, scope }): TermTotal => {
        const work = workTotal(scope, cells, kind, decimals);
        return { term, work, ...decide(work.percent, kind, student.terms?.[term]) };
      });
      const work = year && workTotal(year, cells, kind, decimals);
      const weighing = work
        ? null
        : weigh(
            scopes.map(({ term, weight }, index) => ({
              id: term,
              weight,
              percent: byTerm[index]?.percent ?? null,
              isExtra: false,
            })),
          );
      const computed = (work ?? weighing)?.percent ?? null;
      return { terms: byTerm, work, weighing, ...decide(computed, kind, student) };
    }
  };
}

const hasFrozen = ({ terms = {} }: StudentRecord) => Object.values(terms).some((term) => term?.frozen);

function scopeOf(rules: Rules, columns: readonly ColumnWithPoints[]): Scope {
  const groups = rules.categories.map((category) => ({
    category,
    columns: columns.filter(({ column }) => column.category === category.id && column.counts !== false),
  }));
  return { rules, groups };
}

/** An override wins over a frozen total, which wins over a computed one. */
function decide(computed: Fraction | null, kind: TotalKind, { override, frozen }: TermRecord = {}): Total {
  if (isGiven(override)) return { percent: fraction(override), computed, source: 'override' };
  if (!frozen) return { percent: computed, computed, source: 'computed' };
  const kept = frozen[kind];
  return { percent: isGiven(kept) ? fraction(kept) : null, computed, source: 'frozen' };
}

const isGiven = (value: Exact | null | undefined): value is Exact => value !== null && value !== undefined;

function workTotal(
  { rules, groups }: Scope,
  cells: ReadonlyMap<string, CellResult>,
  kind: TotalKind,
  decimals: Decimals,
): WorkTotal {
  const all = groups.map(({ category, columns }) =>
    categoryTotal(
      category,
      columns.flatMap((column) => countedScore(column, cells, kind)),
    ),
  );
  const categories = all.filter(({ scores }) => scores.length > 0);
  const points = {
    earned: sum(categories.map(({ points: { earned } }) => earned)),
    possible: sum(
      categories.map(({ category, points: { possible } }) => (category.extraCredit ? ZERO : possible)),
    ),
  };
  const weighing =
    rules.mode === 'weighted'
      ? weigh(
          all.map(({ category, percent }) => ({
            id: category.id,
            weight: fraction(category.weight ?? 0),
            percent,
            isExtra: category.extraCredit ?? false,
          })),
        )
      : null;
  const before = weighing ? weighing.percent : percentOf(points.earned, points.possible);
  const adjustments = adjustmentsOf(before, rules, {
    percentOf: (bound) => judgedPercent(bound, categories),
    decimals,
  });
  const percent = adjustments.at(-1)?.percent ?? before;
  return { mode: rules.mode, categories, weighing, points, before, adjustments, percent };
}

function countedScore(
  { column, possible }: ColumnWithPoints,
  cells: ReadonlyMap<string, CellResult>,
  kind: TotalKind,
): CountedScore[] {
  const cell = cells.get(column.id);
  if (cell?.kind === 'scored') return [{ column, possible, score: cell.score, isMissing: false }];
  if (cell?.kind !== 'missing') return [];
  if (cell.score === null && kind === 'current') return [];
  return [{ column, possible, score: cell.score ?? ZERO, isMissing: true }];
}

function judgedPercent(bound: Bound, categories: readonly CategoryTotal[]): Fraction | null {
  if (bound.category !== undefined)
    return categories.find(({ category }) => category.id === bound.category)?.percent ?? null;
  const score = categories.flatMap(({ scores }) => scores).find(({ column }) => column.id === bound.column);
  return score ? percentOf(score.score, score.possible) : null;
}

const percentOf = (earned: Fraction, possible: Fraction): Fraction | null =>
  possible.n > 0n ? divide(multiply(earned, HUNDRED), possible) : null;

/** The columns whose scores a total drops. */
export function droppedColumns({
  work,
  terms,
}: Pick<YearTotal, 'work' | 'terms'>): Map<string, 'lowest' | 'highest'> {
  const works = work ? [work] : terms.map((term) => term.work);
  const scores = works.flatMap(({ categories }) => categories.flatMap((category) => category.scores));
  return new Map(scores.flatMap(({ column, dropped }) => (dropped ? [[column.id, dropped]] : [])));
}
