import { namedStudent } from '@/entities/gradebook';
import type { Gradebook, SavedEntry, ScoreEntry, ScoreValue } from '@/shared/api/gradebooks';

/** The score of a student, with the entry that is not stored yet. */
export type PaperRow = {
  id: string;
  name: string;
  points: number | null;
  isReturned: boolean;
  isUnsaved: boolean;
  /** What another teacher stored instead. */
  conflict: SavedEntry | null;
};

type Stored = ScoreValue & { isReturned: boolean };
const EMPTY: Stored = { points: null, status: null, isReturned: false };

/** What the server has for a student, in a gradebook with one column. */
export function storedOf({ students, cells }: Gradebook, studentId: string): Stored {
  const place = students.findIndex(({ id }) => id === studentId);
  const index = cells.students.indexOf(place);
  if (index === -1) return EMPTY;
  const status = cells.statuses[index] ?? 'none';
  const isSet = cells.overridden[index] === true;
  const isStatus =
    status === 'none' ||
    status === 'late' ||
    status === 'missing' ||
    status === 'excused' ||
    status === 'extended';
  return {
    points: cells.points[index] ?? null,
    status: isSet && isStatus ? status : null,
    isReturned: cells.returned[index] === true,
  };
}

export type Typed = {
  assignmentId: string;
  studentId: string;
  /** Undefined while the text is no number. */
  points: number | null | undefined;
  key: string;
};

/** Adds what was typed to the entries. One that is not being sent is replaced, because it was only on the way there. */
export function typeScore(
  entries: readonly ScoreEntry[],
  { assignmentId, studentId, points, key }: Typed,
  stored: ScoreValue,
  sending: ReadonlySet<string>,
): ScoreEntry[] {
  const own = entries.filter(({ student_id: id }) => id === studentId);
  const sent = own.findLast((entry) => sending.has(entry.key));
  const waiting = own.find((entry) => !sending.has(entry.key));
  const before = waiting?.before ?? sent?.after ?? { points: stored.points, status: stored.status };
  const others = entries.filter((entry) => entry !== waiting);
  if (points === undefined || before.points === points) return others;
  const after = { points, status: before.status };
  return [
    ...others,
    { key, assignment_id: assignmentId, student_id: studentId, before, after, origin: 'grid', batch: null },
  ];
}

/** What was stored since the gradebook was read, by student. */
export type SavedScores = Readonly<Record<string, ScoreValue>>;

/** The students with what they have, or with what was typed since. */
export function rowsOf(
  book: Gradebook,
  saved: SavedScores,
  entries: readonly ScoreEntry[],
  conflicts: Readonly<Record<string, SavedEntry>>,
): PaperRow[] {
  const isAssigned = (place: number) =>
    !book.cells.students.some(
      (student, index) => student === place && book.cells.statuses[index] === 'not_assigned',
    );
  return book.students
    .filter((_, place) => isAssigned(place))
    .map((student) => {
      const { id } = student;
      const stored = storedOf(book, id);
      const typed = entries.findLast((entry) => entry.student_id === id);
      return {
        id,
        name: namedStudent(student),
        points: (typed?.after ?? saved[id] ?? stored).points,
        isReturned: typed === undefined && saved[id] === undefined && stored.isReturned,
        isUnsaved: typed !== undefined,
        conflict: conflicts[id] ?? null,
      };
    });
}

/** A number with at most two decimals after a point or comma; null for an empty text, undefined if it is no number. */
export function readPoints(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,4}([.,]\d{1,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}
