import { isToMark } from '@/entities/assignment';
import type { MarkContent } from './marking-state';
import type { StudentRow, Submission, SubmissionSummary } from '@/shared/api/marking';

/** The rows with the newest mark of one piece of work. */
export const withMark = (rows: readonly StudentRow[], { id, mark }: Submission): readonly StudentRow[] =>
  rows.map((row) =>
    row.submission?.id === id
      ? {
          ...row,
          submission: {
            ...row.submission,
            mark_state: mark.state,
            score: mark.score,
            comment: mark.comment,
            returned_at: mark.returned_at,
          },
        }
      : row,
  );

/** The rows with a mark that only this browser has. */
export const withKept = (
  rows: readonly StudentRow[],
  { id, content }: { id: string; content: MarkContent },
): readonly StudentRow[] =>
  rows.map((row) =>
    row.submission?.id === id
      ? { ...row, submission: { ...row.submission, mark_state: content.state } }
      : row,
  );

/** The work of an assignment in its order, and where the shown one is. */
export type QueuePosition = {
  ids: readonly string[];
  /** -1 while the list is not loaded. */
  index: number;
  /** Whether each is marked, in the same order. */
  marked: readonly boolean[];
  /** The next work that needs its teacher, from the shown one on and then from the first; null for none. */
  next: string | null;
};

/** A mark that was changed after a regrade request waits for its return only. */
const needsTeacher = (work: SubmissionSummary): boolean =>
  isToMark(work) && (work.mark_state === 'returned' || !work.regrade || isUnfinished(work));

const isUnfinished = ({ mark_state }: SubmissionSummary): boolean =>
  mark_state === 'not_marked' || mark_state === 'in_marking';

export function placeIn(rows: readonly StudentRow[], id: string | null): QueuePosition {
  const work = rows.flatMap((row) => row.submission ?? []);
  const index = work.findIndex((one) => one.id === id);
  const following = [...work.slice(index + 1), ...work.slice(0, Math.max(0, index))];
  return {
    ids: work.map((one) => one.id),
    index,
    marked: work.map((one) => !isToMark(one)),
    next: following.find(needsTeacher)?.id ?? null,
  };
}
