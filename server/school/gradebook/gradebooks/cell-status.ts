import type { CellStatus, ScoreStatus } from '../../../generated/schemas/index.ts';
import {
  datesFor,
  isMissing,
  secondsLate,
  statusOf,
  type WorkDates,
} from '../../work/assignments/work-dates.ts';

/** What the status of a cell follows from. */
export interface Cell {
  assignment: WorkDates & { forEveryone: boolean; onPaper: boolean; isPublished: boolean };
  /** What differs for the student. */
  exception: (WorkDates & { isChosen: boolean; excused: boolean }) | null;
  /** When the student joined the class. */
  joinedAt: Date;
  /** When the last attempt was handed in; null without one. */
  submittedAt: Date | null;
  /** Whether it waits for a mark. */
  isToMark: boolean;
  points: number | null;
  /** Of a teacher. */
  status: ScoreStatus | null;
}

/** The status of a cell: that of a teacher, or else what follows from the dates and the work. */
export function cellStatus(cell: Cell, now: Date): CellStatus {
  const { assignment, exception, joinedAt, submittedAt, points } = cell;
  if (cell.status !== null) return cell.status;
  const excused = exception?.excused ?? false;
  if (excused) return 'excused';
  const isEmpty = submittedAt === null && points === null;
  if (isEmpty && !assignment.forEveryone && !exception?.isChosen) return 'not_assigned';
  const dates = datesFor(assignment, exception);
  if (submittedAt !== null) {
    if (cell.isToMark) return 'waiting';
    return secondsLate(dates, submittedAt) > 0 ? 'late' : 'none';
  }
  if (!isEmpty || !assignment.isPublished) return 'none';
  const status = statusOf({ dates, excused, joinedAt, onPaper: assignment.onPaper }, null, now);
  if (status === 'before_joining') return status;
  if (isMissing(status)) return 'missing';
  return isExtended(assignment, exception) ? 'extended' : 'none';
}

const isExtended = (everyone: WorkDates, own: WorkDates | null): boolean =>
  everyone.dueAt !== null && own !== null && own.dueAt !== null && own.dueAt > everyone.dueAt;
