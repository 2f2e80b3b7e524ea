import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { divide, type Fraction, fraction, HUNDRED, multiply, toFixed } from 'gradebook-arithmetic/fraction';
import type { StudentRecord } from 'gradebook-arithmetic/gradebook';
import { readNames } from 'gradebook-arithmetic/names';
import { showPercent } from 'gradebook-arithmetic/scales';
import { type Explained, explainInWords } from 'gradebook-arithmetic/sentences';
import { createTotals, droppedColumns, type Total, type TotalKind } from 'gradebook-arithmetic/totals';
import type { ColumnStatistics, StudentGradebook } from '@/shared/api/student-gradebooks';

/** A score that the student tries for an assignment; null while the field is empty. */
export type Try = { id: string; points: number | null };

export type ShownTotal = {
  kind: TotalKind;
  /** "89.40%, B+", or null without a total. */
  words: string | null;
  source: Total['source'];
  /** Why a teacher set it. */
  reason: string | null;
  explain: () => Explained[];
};

type CellStatus = StudentGradebook['cells']['statuses'][number];
type Column = StudentGradebook['assignments'][number];

export type Mark = Pick<Column, 'id' | 'title' | 'points' | 'due_at' | 'time_zone'> & {
  /** As the class shows it: "9", "90%" or "A"; null without a score. */
  shown: { main: string; outOf: number | null } | null;
  status: CellStatus;
  lateSeconds: number;
  /** For being late. */
  deduction: number;
  dropped: 'lowest' | 'highest' | null;
  counts: boolean;
  isExtra: boolean;
  statistics: ColumnStatistics | null;
};

export type CategoryMarks = {
  name: string;
  /** "40% of the total. 90.00% so far." */
  note: string;
  marks: Mark[];
};

export type Marks = {
  /** Of the year: the current one and the one with missing work. */
  totals: readonly ShownTotal[];
  terms: readonly { id: string; name: string; isClosed: boolean; totals: readonly ShownTotal[] }[];
  categories: readonly CategoryMarks[];
  missing: readonly Mark[];
};

const KINDS = ['current', 'missingAsZero'] as const;

/** What a student reads in their gradebook, as it would be with the scores that they try. */
export function readMarks(book: StudentGradebook, tries: readonly Try[] = []): Marks {
  const { gradebook, students, scale, closedScales } = readClassGradebook(book);
  const [student = { cells: {} }] = students.values();
  const totals = createTotals(gradebook, 'student')(withTries(student, tries));
  const names = readNames(book);
  const { content, closed_terms: closedTerms } = book.rules;
  const overrides = book.students[0]?.overrides ?? [];
  const usual = { scale, decimals: gradebook.decimals ?? 2 };
  const shown = (percent: Fraction, as = usual) => showPercent(percent, as.decimals, as.scale);
  const totalOf = (kind: TotalKind, term?: string): ShownTotal => {
    const total = term === undefined ? totals[kind] : totals[kind].terms.find((one) => one.term === term);
    const { percent: exact = null, source = 'computed' as const } = total ?? {};
    // A closed term is shown as it was when it was closed.
    const as = (term === undefined ? undefined : closedScales.get(term)) ?? usual;
    const { percent, level } = exact === null ? { percent: null, level: null } : shown(exact, as);
    const override = overrides.find(({ term_id: id }) => id === (term ?? null));
    return {
      kind,
      words: percent === null ? null : `${percent}%${level ? `, ${level.name}` : ''}`,
      source,
      reason: override?.reason ?? null,
      explain: () =>
        explainInWords(
          {
            gradebook: { ...gradebook, decimals: as.decimals },
            totals,
            kind,
            scale: as.scale,
            ...(term !== undefined && { term }),
          },
          { ...names, reason: override?.reason ?? null },
        ),
    };
  };
  const dropped = droppedColumns(totals.current);
  const places = new Map(book.cells.assignments.map((place, index) => [place, index]));
  const statistics = new Map(book.statistics.map((one) => [one.assignment_id, one]));
  const columns = new Map(content.columns.map((column) => [column.assignment_id, column]));
  const marks = book.assignments.map((assignment, place) => {
    const index = places.get(place) ?? -1;
    const column = columns.get(assignment.id);
    const display = column?.display ?? 'usual';
    const cell = totals.cells.get(assignment.id);
    const score = cell && 'score' in cell ? cell.score : null;
    return {
      category: assignment.category,
      mark: {
        id: assignment.id,
        title: assignment.title,
        points: assignment.points,
        due_at: assignment.due_at,
        time_zone: assignment.time_zone,
        shown:
          score &&
          showScore(score, assignment.points, display === 'usual' ? content.display : display, shown),
        status: book.cells.statuses[index] ?? 'none',
        lateSeconds: book.cells.late_seconds[index] ?? 0,
        deduction: book.cells.deductions[index] ?? 0,
        dropped: dropped.get(assignment.id) ?? null,
        counts: column?.counts ?? true,
        isExtra: column?.extra_credit ?? false,
        statistics: statistics.get(assignment.id) ?? null,
      } satisfies Mark,
    };
  });
  return {
    totals: KINDS.map((kind) => totalOf(kind)),
    terms: content.terms.map(({ id, name }) => ({
      id,
      name,
      isClosed: closedTerms.some((one) => one.term_id === id),
      totals: KINDS.map((kind) => totalOf(kind, id)),
    })),
    categories: content.categories.flatMap((category) => {
      const own = marks.filter((one) => one.category === category.name).map(({ mark }) => mark);
      if (own.length === 0) return [];
      const total = totals.current.work?.categories.find((one) => one.category.id === category.name);
      const weight = category.weight ?? 0;
      const note = [
        content.mode === 'weighted' && weight > 0
          ? `${weight}% ${category.extra_credit ? 'on top of' : 'of'} the total`
          : category.extra_credit
            ? 'Extra credit'
            : null,
        total?.percent ? `${shown(total.percent).percent}% so far` : null,
      ];
      return [{ name: names.category(category.name), note: note.filter(Boolean).join('. '), marks: own }];
    }),
    missing: marks.flatMap(({ mark }) => (mark.status === 'missing' ? [mark] : [])),
  };
}

/** A tried score replaces what the cell has, and loses nothing for being late. */
const withTries = (student: StudentRecord, tries: readonly Try[]): StudentRecord => ({
  ...student,
  cells: {
    ...student.cells,
    ...Object.fromEntries(
      tries.flatMap(({ id, points }) => (points === null ? [] : [[id, { score: points, deduction: 0 }]])),
    ),
  },
});

function showScore(
  score: Fraction,
  points: number,
  display: 'points' | 'percent' | 'level' | 'complete',
  shown: (percent: Fraction) => { percent: string; level: { name: string } | null },
): Mark['shown'] {
  const plain = { main: toFixed(score, 2).replace(/\.?0+$/, ''), outOf: points };
  if (display === 'complete') return { main: score.n > 0n ? 'Complete' : 'Incomplete', outOf: null };
  if (display === 'points' || points === 0) return plain;
  const { percent, level } = shown(divide(multiply(score, HUNDRED), fraction(points)));
  return { main: display === 'level' && level ? level.name : `${percent}%`, outOf: null };
}
