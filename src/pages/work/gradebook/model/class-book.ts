import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { fraction, toNumber } from 'gradebook-arithmetic/fraction';
import { latePoints } from 'gradebook-arithmetic/late';
import { createTotals, type StudentTotals } from 'gradebook-arithmetic/totals';
import type { CellStatus, Gradebook, GradebookAssignment, ScoreValue } from '@/shared/api/gradebooks';

/** What a student has for an assignment. */
export type BookCell = {
  /** Before the deduction. */
  points: number | null;
  /** For being late. */
  deduction: number;
  lateSeconds: number;
  status: CellStatus;
  /** Whether a teacher set the status. */
  isSet: boolean;
  isReturned: boolean;
  /** The marks of a score that is their mean. */
  mean: { points: readonly number[]; deductions: readonly number[] } | null;
};

export type StudentBook = {
  id: string;
  firstName: string;
  lastName: string;
  /** From another student of the same name. */
  distinction: string | undefined;
  /** Those that are not empty, by assignment. */
  cells: ReadonlyMap<string, BookCell>;
  totals: StudentTotals;
};

/** A new value of a cell. */
export type NewScore = ScoreValue & {
  /** Whether points were entered, perhaps those that the cell had before: a mean of attempts no longer counts. */
  isEntered?: boolean;
};

/** Values that replace those of an answer, by student and assignment. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, NewScore>>;

const NOTHING: ScoreValue = { points: null, status: null };
export const EMPTY: BookCell = {
  points: null,
  deduction: 0,
  lateSeconds: 0,
  status: 'none',
  isSet: false,
  isReturned: false,
  mean: null,
};

/** What a teacher said of a cell, which an entry replaces. */
export function valueOf(cell: BookCell | undefined): ScoreValue {
  if (cell === undefined) return NOTHING;
  const { points, status } = cell;
  const isTeachers =
    status === 'none' ||
    status === 'late' ||
    status === 'missing' ||
    status === 'excused' ||
    status === 'extended';
  return { points, status: cell.isSet && isTeachers ? status : null };
}

export const isSameValue = (one: ScoreValue, other: ScoreValue): boolean =>
  one.points === other.points && one.status === other.status;

type Prepared = {
  students: readonly StudentBook[];
  totalsOf: ReturnType<typeof createTotals>;
  /** Students with other values than the answer's, by these values. */
  changed: Map<string, StudentBook>;
};

const prepared = new WeakMap<Gradebook, Prepared>();

/** The students of an answer with their totals. A student whose values do not change is the same object. */
export function studentBooks(answer: Gradebook, values: Values): StudentBook[] {
  const book = prepared.get(answer) ?? prepare(answer);
  prepared.set(answer, book);
  return book.students.map((student) => {
    const own = values.get(student.id);
    if (own === undefined || own.size === 0) return student;
    const signature = JSON.stringify([student.id, ...own]);
    const known = book.changed.get(signature) ?? withValues(answer, book, student, own);
    book.changed.set(signature, known);
    return known;
  });
}

function prepare(answer: Gradebook): Prepared {
  const { gradebook, students: records } = readClassGradebook(answer);
  const totalsOf = createTotals(gradebook);
  const cells = answer.students.map(() => new Map<string, BookCell>());
  const { students: places, assignments: columns, ...lists } = answer.cells;
  const means = new Map(lists.means.map((mean) => [mean.cell, mean]));
  for (const [index, place] of places.entries()) {
    const assignment = answer.assignments[columns[index] ?? -1];
    if (assignment === undefined) continue;
    cells[place]?.set(assignment.id, {
      points: lists.points[index] ?? null,
      deduction: lists.deductions[index] ?? 0,
      lateSeconds: lists.late_seconds[index] ?? 0,
      status: lists.statuses[index] ?? 'none',
      isSet: lists.overridden[index] === true,
      isReturned: lists.returned[index] === true,
      mean: means.get(index) ?? null,
    });
  }
  const students = answer.students.map((student, place): StudentBook => {
    const record = records.get(student.id);
    return {
      id: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      distinction: student.distinction,
      cells: cells[place] ?? new Map(),
      totals: totalsOf(record ?? { cells: {} }),
    };
  });
  return { students, totalsOf, changed: new Map() };
}

/** A student with other values, whose totals come from the same adapter as those of the server. */
function withValues(
  answer: Gradebook,
  { totalsOf }: Prepared,
  student: StudentBook,
  values: ReadonlyMap<string, NewScore>,
): StudentBook {
  const cells = new Map(student.cells);
  for (const assignment of answer.assignments) {
    const value = values.get(assignment.id);
    if (value) cells.set(assignment.id, replaced(cells.get(assignment.id) ?? EMPTY, value, assignment));
  }
  const own = answer.students.filter(({ id }) => id === student.id);
  const kept = answer.assignments.flatMap(({ id }, place) => {
    const cell = cells.get(id);
    return cell ? [{ place, cell }] : [];
  });
  const { students } = readClassGradebook({
    ...answer,
    students: own,
    cells: {
      students: kept.map(() => 0),
      assignments: kept.map(({ place }) => place),
      points: kept.map(({ cell }) => cell.points),
      deductions: kept.map(({ cell }) => cell.deduction),
      statuses: kept.map(({ cell }) => cell.status),
      returned: kept.map(({ cell }) => cell.isReturned),
      means: kept.flatMap(({ cell: { mean } }, cell) => (mean ? [{ ...mean, cell }] : [])),
    },
  });
  return { ...student, cells, totals: totalsOf(students.get(student.id) ?? { cells: {} }) };
}

/** What the server will make of an entry, as far as the page can know. */
function replaced(
  cell: BookCell,
  { points, status, isEntered = false }: NewScore,
  { late_policy: policy, points: possible }: GradebookAssignment,
): BookCell {
  const isScored = points !== null;
  const isSame = points === cell.points && !isEntered;
  const derived = cell.isSet ? 'none' : cell.status;
  const isEnded = isScored && (derived === 'waiting' || derived === 'missing');
  return {
    points,
    deduction: isSame
      ? cell.deduction
      : toNumber(
          latePoints(policy, {
            score: isScored ? fraction(points) : null,
            possible: fraction(possible),
            lateSeconds: cell.lateSeconds,
          }),
        ),
    lateSeconds: cell.lateSeconds,
    status: status ?? (isEnded ? (cell.lateSeconds > 0 ? 'late' : 'none') : derived),
    isSet: status !== null,
    isReturned: isSame && cell.isReturned,
    mean: isSame ? cell.mean : null,
  };
}
