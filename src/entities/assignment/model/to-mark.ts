import type { SubmissionSummary } from '@/shared/api/marking';

/** Whether work waits for its mark, or for the answer to a regrade request. */
export const isToMark = ({
  mark_state,
  regrade,
}: Pick<SubmissionSummary, 'mark_state' | 'regrade'>): boolean =>
  mark_state === 'not_marked' || mark_state === 'in_marking' || regrade;
