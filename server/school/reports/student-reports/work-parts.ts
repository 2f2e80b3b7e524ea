import { fraction, type Fraction } from 'gradebook-arithmetic/fraction';
import { droppedColumns } from 'gradebook-arithmetic/totals';
import type { ColumnStatistics, ReportPart } from '../../../generated/schemas/index.ts';
import { type ReportWork, workIn } from '../class-reports/read-context.ts';
import { type Column, partOf } from '../class-reports/report.ts';
import { percentOf, pointsOf, type StudentContext } from './read-student.ts';
import type { ReportWords } from './words/report-words.ts';

export interface WorkRow {
  assignment: ReportWork;
  category: string;
  possible: number;
  isOnPaper: boolean;
  dueAt: string | null;
  /** Its place among the cells; undefined if nothing is known of it. */
  cell: number | undefined;
}

/** The work that filters leave, the earliest due date first, then what has none. */
export function workRows({ book, work }: Pick<StudentContext, 'book' | 'work'>): WorkRow[] {
  const cells = new Map(book.cells.assignments.map((place, cell) => [place, cell]));
  return [...work]
    .flatMap(([place, assignment]) => {
      const column = book.assignments[place];
      if (!column) return [];
      const { category, points: possible, kinds, due_at: dueAt } = column;
      const isOnPaper = kinds.includes('paper');
      return [{ assignment, category, possible, isOnPaper, dueAt, cell: cells.get(place) }];
    })
    .toSorted((one, other) => (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9'));
}

const workColumn = ({ marks }: ReportWords): Column<WorkRow> => ({
  label: marks.work,
  kind: 'text',
  of: ({ assignment }) => assignment.title,
  linksTo: 'assignment',
});
const categoryColumn = ({ how }: ReportWords): Column<WorkRow> => ({
  label: how.category,
  kind: 'text',
  of: ({ category }) => category || how.noCategory,
});
const dueColumn = ({ marks }: ReportWords): Column<WorkRow> => ({
  label: marks.due,
  kind: 'day',
  of: ({ assignment }) => assignment.due,
});

interface MarkRow extends WorkRow {
  mark: string;
  percent: number | null;
  mean: number | null;
  note: string;
}

/** Returned marks over time. */
export function marksPart(
  context: StudentContext,
  rows: readonly WorkRow[],
  statistics: readonly ColumnStatistics[],
): ReportPart {
  const { words } = context;
  const marks = markRows(context, rows, statistics);
  const hasMeans = marks.some(({ mean }) => mean !== null);
  const columns: Column<MarkRow>[] = [
    workColumn(words),
    categoryColumn(words),
    dueColumn(words),
    { label: words.marks.mark, kind: 'text', of: ({ mark }) => mark },
    { label: words.marks.percent, kind: 'percent', of: ({ percent }) => percent },
  ];
  if (hasMeans) columns.push({ label: words.marks.classMean, kind: 'percent', of: ({ mean }) => mean });
  if (marks.some(({ note }) => note !== ''))
    columns.push({ label: words.marks.note, kind: 'text', of: ({ note }) => note });
  const values = [words.marks.percent, ...(hasMeans ? [words.marks.classMean] : [])];
  const summary = [words.marks.summary, ...(hasMeans ? [words.marks.mean] : [])].join(' ');
  return partOf(
    { title: words.marks.title, columns, chart: { kind: 'lines', labels: words.marks.due, values } },
    marks,
    marks.length === 0 ? words.marks.none : summary,
  );
}

function markRows(
  context: StudentContext,
  rows: readonly WorkRow[],
  statistics: readonly ColumnStatistics[],
): MarkRow[] {
  const { book, words, totals, totalOf } = context;
  const dropped = droppedColumns(totalOf('current'));
  const uncounted = new Set(
    totals.gradebook.columns.flatMap(({ id, counts }) => (counts === false ? [id] : [])),
  );
  const means = new Map(statistics.map(({ assignment_id: id, mean }) => [id, mean]));
  return rows.flatMap((row) => {
    const { id } = row.assignment;
    const counted = totals.totals.cells.get(id);
    if (counted?.kind !== 'scored') return [];
    const mean = means.get(id);
    const isLate = row.cell !== undefined && book.cells.statuses[row.cell] === 'late';
    const note = [
      isLate ? words.marks.late : '',
      dropped.has(id) ? words.marks.dropped : '',
      uncounted.has(id) ? words.marks.notCounted : '',
    ];
    return [
      {
        ...row,
        mark: pointsOf(context, counted.score, fraction(row.possible)),
        percent: percentOf(context, counted.score, row.possible),
        mean: mean === undefined ? null : percentOf(context, fraction(mean), row.possible),
        note: note.filter(Boolean).join(', '),
      },
    ];
  });
}

/** What the gradebook shows as missing and without a score. */
export function missingPart(context: StudentContext, rows: readonly WorkRow[]): ReportPart {
  const { book, words, totals } = context;
  const missing = rows.flatMap((row) => {
    const { cell } = row;
    if (cell === undefined || book.cells.statuses[cell] !== 'missing' || book.cells.points[cell] !== null)
      return [];
    return [{ ...row, countsAs: policyScore(context, row, totals.totals.cells.get(row.assignment.id)) }];
  });
  const columns: Column<(typeof missing)[number]>[] = [
    workColumn(words),
    categoryColumn(words),
    dueColumn(words),
  ];
  if (missing.some(({ countsAs }) => countsAs !== null))
    columns.push({ label: words.missing.countsAs, kind: 'text', of: ({ countsAs }) => countsAs });
  return partOf(
    { title: words.missing.title, columns },
    missing,
    missing.length === 0 ? words.missing.none : words.missing.summary,
  );
}

const policyScore = (
  context: StudentContext,
  { possible }: WorkRow,
  counted: { kind: string; score?: Fraction | null } | undefined,
): string | null =>
  counted?.kind === 'missing' && counted.score ? pointsOf(context, counted.score, fraction(possible)) : null;

/** What was handed in late, marked or not, and what a teacher calls late. */
export function latePart({ book, words, writer }: StudentContext, rows: readonly WorkRow[]): ReportPart {
  const late = rows.flatMap((row) => {
    if (row.cell === undefined) return [];
    const status = book.cells.statuses[row.cell];
    const seconds = book.cells.late_seconds[row.cell] ?? 0;
    const isLate = status === 'late' || (status === 'waiting' && seconds > 0);
    return isLate ? [{ ...row, by: seconds > 0 ? writer.duration(seconds) : null }] : [];
  });
  return partOf(
    {
      title: words.late.title,
      columns: [
        workColumn(words),
        dueColumn(words),
        { label: words.late.by, kind: 'text', of: ({ by }) => by },
      ],
    },
    late,
    late.length === 0 ? words.late.none : words.late.summary,
  );
}

/**
 * What is due from now on and not handed in, whatever days the report is about. Work on paper is never handed in here: it
 * is a mark once that is returned.
 */
export function nextPart({ book, words, now }: StudentContext): ReportPart {
  const next = workRows({ book, work: workIn(book, {}) }).filter(({ isOnPaper, dueAt, cell }) => {
    if (isOnPaper || dueAt === null || new Date(dueAt) <= now) return false;
    if (cell === undefined) return true;
    const status = book.cells.statuses[cell];
    return book.cells.points[cell] === null && (status === 'none' || status === 'extended');
  });
  return partOf(
    { title: words.next.title, columns: [workColumn(words), categoryColumn(words), dueColumn(words)] },
    next,
    next.length === 0 ? words.next.none : words.next.summary,
  );
}
