import type { StudentRow, Submission } from '@/shared/api/marking';

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

/** The work that waits for a mark in the queue of an assignment, and where the shown one is. */
export type QueuePosition = {
  ids: readonly string[];
  /** -1 while the list is not loaded. */
  index: number;
  /** Whether each has a mark, in the same order. */
  marked: readonly boolean[];
};

export function placeIn(rows: readonly StudentRow[], id: string | null): QueuePosition {
  const work = rows.flatMap((row) => row.submission ?? []);
  const ids = work.map((one) => one.id);
  return {
    ids,
    index: id === null ? -1 : ids.indexOf(id),
    marked: work.map(({ mark_state }) => mark_state !== 'not_marked' && mark_state !== 'in_marking'),
  };
}
