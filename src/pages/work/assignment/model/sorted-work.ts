import type { StudentRow, SubmissionSummary } from '@/shared/api/marking';
import { byLatest } from '@/shared/lib/dates';

export type HandedIn = StudentRow & { submission: SubmissionSummary };

const isHandedIn = (row: StudentRow): row is HandedIn => row.submission !== null;

/** Work that waits for its mark, or for a second look that the student asked for. */
const isToMark = ({ submission }: HandedIn): boolean =>
  submission.mark_state === 'not_marked' || submission.mark_state === 'in_marking' || submission.regrade;

const isFinished = ({ submission }: HandedIn): boolean =>
  ['marked', 'in_review', 'ready'].includes(submission.mark_state);

/** The students in the tabs of the page: work to mark the oldest first, and no one twice. */
export function sortWork(rows: readonly StudentRow[]) {
  const handedIn = rows.filter(isHandedIn);
  const toGrade = handedIn
    .filter(isToMark)
    .toSorted((one, other) => byLatest(other.submission.submitted_at, one.submission.submitted_at));
  const withoutWork = rows.filter(({ submission }) => submission === null);
  const graded = handedIn.filter((row) => !isToMark(row));
  return {
    toGrade,
    graded,
    withoutWork,
    /** How many of these are to hand in: neither excused nor in the class only after the due date. */
    toHandIn: withoutWork.filter(({ status }) => status !== 'excused' && status !== 'before_joining').length,
    /** Marks that a return would show to their students. */
    toReturn: graded.filter((row) => isFinished(row) && row.submission.returned_at === null).length,
  };
}
