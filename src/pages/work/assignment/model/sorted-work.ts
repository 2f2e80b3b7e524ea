import { isToMark } from '@/entities/assignment';
import type { StudentRow, SubmissionSummary } from '@/shared/api/marking';

export type HandedIn = StudentRow & { submission: SubmissionSummary };

const isHandedIn = (row: StudentRow): row is HandedIn => row.submission !== null;

const isFinished = ({ submission }: HandedIn): boolean =>
  ['marked', 'in_review', 'ready'].includes(submission.mark_state);

const isReturned = ({ submission }: StudentRow): boolean => submission?.mark_state === 'returned';

export const workFilters = [
  { value: 'all', label: 'All' },
  { value: 'to_mark', label: 'To mark' },
  { value: 'marked', label: 'Marked' },
  { value: 'returned', label: 'Returned' },
  { value: 'late', label: 'Late' },
  { value: 'missing', label: 'Missing' },
  { value: 'not_yet', label: 'Not handed in yet' },
  { value: 'excused', label: 'Excused' },
] as const;

export type WorkFilter = (typeof workFilters)[number]['value'];

/** Missing is past the student's own due date and not excused, as the server counts it. */
const tests: Readonly<Record<WorkFilter, (row: StudentRow) => boolean>> = {
  all: () => true,
  to_mark: (row) => isHandedIn(row) && isToMark(row.submission),
  marked: (row) => isHandedIn(row) && !isToMark(row.submission) && !isReturned(row),
  returned: (row) => isReturned(row),
  late: ({ submission }) => submission !== null && submission.late_seconds > 0,
  missing: ({ status }) => status === 'missing' || status === 'closed',
  not_yet: ({ status }) => status === 'to_do',
  excused: ({ status }) => status === 'excused',
};

export const isWorkFilter = (value: string | null): value is WorkFilter =>
  value !== null && Object.hasOwn(tests, value);

/** The students whom a filter shows, in the order of the list, as the marking page goes through them. */
export const filterWork = (rows: readonly StudentRow[], filter: WorkFilter): StudentRow[] =>
  rows.filter(tests[filter]);

/** What a teacher looks at first: work to mark, or else who is missing, or else all. */
export const firstFilter = (rows: readonly StudentRow[]): WorkFilter =>
  (['to_mark', 'missing'] as const).find((filter) => rows.some(tests[filter])) ?? 'all';

/** Work of this student is marked without the name, so nobody writes to them here. */
export const isNameHidden = (row: StudentRow, hidesNames: boolean): boolean =>
  hidesNames && row.submission !== null && !isReturned(row);

export function sortWork(rows: readonly StudentRow[]) {
  return {
    toGrade: filterWork(rows, 'to_mark').filter(isHandedIn),
    missing: filterWork(rows, 'missing').length,
    notYet: filterWork(rows, 'not_yet').length,
    /** Marks that a return would show to their students. */
    toReturn: rows
      .filter(isHandedIn)
      .filter((row) => !isToMark(row.submission) && isFinished(row) && row.submission.returned_at === null)
      .length,
  };
}
