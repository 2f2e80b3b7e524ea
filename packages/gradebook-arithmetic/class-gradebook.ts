import type { Exact } from './fraction.ts';
import type {
  Bonus,
  Bound,
  Category,
  Cell,
  Column,
  Decimals,
  Gradebook,
  Rules,
  StudentRecord,
  Term,
} from './gradebook.ts';
import type { LatePolicy } from './late.ts';
import type { Scale } from './scales.ts';
import { createTermOf, type DatedAnswer, type TermRulesAnswer } from './terms.ts';

/* A class and its students as the API gives them, with its names. */

interface CategoryAnswer {
  name: string;
  weight: number | null;
  drop_lowest: number;
  drop_highest: number;
  extra_credit: boolean;
  average: 'points' | 'equal';
}

interface ColumnAnswer {
  assignment_id: string;
  counts: boolean;
  extra_credit: boolean;
  never_drop: boolean;
  term_id: string | null;
}

interface TermAnswer {
  id: string;
  starts_on: string;
  ends_on: string;
  weight: number | null;
}

interface BoundAnswer {
  category: string | null;
  assignment_id: string | null;
  at_least: number;
}

interface TotalsRulesAnswer {
  mode: Rules['mode'];
  decimals: number;
  scale: Scale | null;
  categories: readonly CategoryAnswer[];
  bonuses: readonly (BoundAnswer & { add: number })[];
  must_pass: readonly (BoundAnswer & { otherwise_at_most: number })[];
}

interface RulesAnswer extends TotalsRulesAnswer {
  columns: readonly ColumnAnswer[];
  terms: readonly TermAnswer[];
  weights_terms: boolean;
}

interface AssignmentAnswer extends DatedAnswer {
  points: number;
  category: string;
  attempts_count: 'latest' | 'highest' | 'average';
  late_policy: LatePolicy | null;
  missing_percent: number | null;
}

interface StudentAnswer {
  id: string;
  overrides: readonly { term_id: string | null; percent: number }[];
  frozen: readonly { term_id: string; current: string | null; missing_as_zero: string | null }[];
}

/** A list for each property: the first entries of all lists describe the first cell, and so on. */
interface CellsAnswer {
  students: readonly number[];
  assignments: readonly number[];
  points: readonly (number | null)[];
  deductions: readonly number[];
  statuses: readonly string[];
  returned: readonly boolean[];
  means: readonly { cell: number; points: readonly number[]; deductions: readonly number[] }[];
}

export interface ClassGradebookAnswer {
  rules: {
    content: RulesAnswer;
    closed_terms: readonly (TermRulesAnswer['closed_terms'][number] & { rules: TotalsRulesAnswer })[];
  };
  assignments: readonly AssignmentAnswer[];
  students: readonly StudentAnswer[];
  cells: CellsAnswer;
}

interface ClassGradebook {
  gradebook: Gradebook;
  /** By id. */
  students: ReadonlyMap<string, StudentRecord>;
  scale: Scale | null;
  /** How totals of closed terms are shown, by term. */
  closedScales: ReadonlyMap<string, { scale: Scale | null; decimals: Decimals }>;
}

/** A class and its students as the API gives them, ready for `createTotals`. */
export function readClassGradebook({
  rules,
  assignments,
  students,
  cells,
}: ClassGradebookAnswer): ClassGradebook {
  const { content, closed_terms: closed } = rules;
  const closedWith = new Map(closed.map((one) => [one.term_id, readRules(one.rules)]));
  const own = cellsByStudent(cells, assignments);
  return {
    gradebook: {
      rules: readRules(content),
      columns: readColumns(rules, assignments),
      terms: content.terms.map(
        ({ id, weight }): Term => ({ id, weight, closedWith: closedWith.get(id) ?? null }),
      ),
      weightsTerms: content.weights_terms,
      decimals: readDecimals(content.decimals),
    },
    students: new Map(
      students.map((student, place) => [student.id, { cells: own.get(place) ?? {}, ...readTotals(student) }]),
    ),
    scale: content.scale,
    closedScales: new Map(
      closed.map(({ term_id, rules: { scale, decimals } }) => [
        term_id,
        { scale, decimals: readDecimals(decimals) },
      ]),
    ),
  };
}

const DECIMALS: readonly Decimals[] = [0, 1, 2, 3];

const readDecimals = (given: number): Decimals => DECIMALS.find((decimals) => decimals === given) ?? 2;

const readRules = ({ mode, categories, bonuses, must_pass }: TotalsRulesAnswer): Rules => ({
  mode,
  categories: categories.map(readCategory),
  bonuses: bonuses.map((rule): Bonus => ({ ...readBound(rule), add: rule.add })),
  mustPass: must_pass.map((rule) => ({ ...readBound(rule), otherwiseAtMost: rule.otherwise_at_most })),
});

const readCategory = (category: CategoryAnswer): Category => ({
  id: category.name,
  weight: category.weight,
  dropLowest: category.drop_lowest,
  dropHighest: category.drop_highest,
  extraCredit: category.extra_credit,
  average: category.average,
});

const readBound = ({ category, assignment_id: column, at_least: atLeast }: BoundAnswer): Bound => ({
  atLeast,
  ...(category !== null && { category }),
  ...(column !== null && { column }),
});

function readColumns(
  rules: ClassGradebookAnswer['rules'],
  assignments: readonly AssignmentAnswer[],
): Column[] {
  const termOf = createTermOf(rules);
  const own = new Map(rules.content.columns.map((column) => [column.assignment_id, column]));
  return assignments.map((assignment) => {
    const column = own.get(assignment.id);
    return {
      id: assignment.id,
      category: assignment.category,
      points: assignment.points,
      term: termOf(assignment),
      counts: column?.counts ?? true,
      extraCredit: column?.extra_credit ?? false,
      neverDrop: column?.never_drop ?? false,
      attempts: assignment.attempts_count,
      late: assignment.late_policy,
      missingLoses: assignment.missing_percent,
    };
  });
}

function cellsByStudent(
  cells: CellsAnswer,
  assignments: readonly AssignmentAnswer[],
): ReadonlyMap<number, Record<string, Cell>> {
  const byStudent = new Map<number, Record<string, Cell>>();
  const means = new Map(cells.means.map((mean) => [mean.cell, mean]));
  for (const [index, student] of cells.students.entries()) {
    const assignment = assignments[cells.assignments[index] ?? -1];
    if (assignment === undefined) continue;
    const own = byStudent.get(student) ?? {};
    own[assignment.id] = readCellAt(cells, index, means.get(index));
    byStudent.set(student, own);
  }
  return byStudent;
}

function readCellAt(
  { points, deductions, statuses, returned }: CellsAnswer,
  index: number,
  mean: CellsAnswer['means'][number] | undefined,
): Cell {
  const status = statuses[index];
  const hidden = returned[index] !== true;
  // The nearest number of a mean is not exact.
  const given = mean
    ? {
        attempts: mean.points.map((score, place) => ({
          score,
          deduction: mean.deductions[place] ?? 0,
          hidden,
        })),
      }
    : { score: points[index] ?? null, deduction: deductions[index] ?? 0, hidden };
  return {
    ...given,
    excused: status === 'excused',
    missing: status === 'missing',
    waiting: status === 'waiting',
  };
}

/** The totals of a student that are not worked out: those of closed terms, and what a teacher set instead. */
function readTotals({ overrides, frozen }: StudentAnswer): Pick<StudentRecord, 'override' | 'terms'> {
  const terms: Record<
    string,
    { override?: Exact; frozen?: { current: Exact | null; missingAsZero: Exact | null } }
  > = Object.fromEntries(
    frozen.map(({ term_id, current, missing_as_zero }) => [
      term_id,
      { frozen: { current, missingAsZero: missing_as_zero } },
    ]),
  );
  for (const { term_id, percent } of overrides)
    if (term_id !== null) terms[term_id] = { ...terms[term_id], override: percent };
  return { terms, override: overrides.find(({ term_id }) => term_id === null)?.percent ?? null };
}
