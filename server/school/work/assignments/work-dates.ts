import type { WorkStatus } from '../../../generated/schemas/index.ts';

export interface WorkDates {
  dueAt: Date | null;
  cutOffAt: Date | null;
}

/** The exceptions of one student; null means the same as for everyone. */
export interface Exception extends WorkDates {
  attempts: number | null;
  excused: boolean;
}

/** The dates that count for a student. As in Moodle, a later due date moves an earlier cut-off with it. */
export function datesFor(everyone: WorkDates, exception: WorkDates | null): WorkDates {
  const dueAt = exception?.dueAt ?? everyone.dueAt;
  const cutOffAt = exception?.cutOffAt ?? everyone.cutOffAt;
  return { dueAt, cutOffAt: dueAt && cutOffAt && dueAt > cutOffAt ? dueAt : cutOffAt };
}

/** When work is no longer accepted; null for never. */
export const closesAt = ({ cutOffAt }: WorkDates): Date | null =>
  cutOffAt === null ? null : new Date(endOf(cutOffAt));

/** Whether work is still accepted. */
export const isOpen = ({ cutOffAt }: WorkDates, now: Date): boolean =>
  cutOffAt === null || now.getTime() <= endOf(cutOffAt);

/** How many seconds after the due date the work was handed in; zero if it was on time. */
export function secondsLate({ dueAt }: WorkDates, submittedAt: Date): number {
  if (dueAt === null) return 0;
  return Math.max(0, Math.ceil((submittedAt.getTime() - endOf(dueAt)) / 1000));
}

const MINUTE = 60_000;

/**
 * A time in the last minute of an hour lasts until the next hour begins, as in Canvas: due at 23:59 means by midnight.
 * Some time zones are a half or quarter of an hour off, so it may end a quarter of UTC's hours.
 */
const endOf = (time: Date): number =>
  time.getUTCMinutes() % 15 === 14
    ? Math.floor(time.getTime() / MINUTE) * MINUTE + MINUTE - 1
    : time.getTime();

interface Work {
  submittedAt: Date;
  isReturned: boolean;
}

interface Expected {
  dates: WorkDates;
  excused: boolean;
  /** When the student joined the class. */
  joinedAt: Date;
  /** Whether nothing is handed in here, so that nothing is missing. */
  onPaper: boolean;
}

/** The state of a student's work; `work` is the last that was handed in. */
export function statusOf(
  { dates, excused, joinedAt, onPaper }: Expected,
  work: Work | null,
  now: Date,
): WorkStatus {
  if (work?.isReturned) return 'returned';
  if (excused) return 'excused';
  if (work) return secondsLate(dates, work.submittedAt) > 0 ? 'late' : 'handed_in';
  if (!isOpen(dates, joinedAt) || secondsLate(dates, joinedAt) > 0) return 'before_joining';
  if (onPaper) return 'on_paper';
  if (!isOpen(dates, now)) return 'closed';
  return secondsLate(dates, now) > 0 ? 'missing' : 'to_do';
}

/** Whether the student's own due date has passed without work; one who is excused or joined later is not missing. */
export const isMissing = (status: WorkStatus): boolean => status === 'missing' || status === 'closed';

/** Whether the student can hand in another attempt; `used` counts those that were not withdrawn. */
export const hasAttemptLeft = (most: number | null, used: number): boolean => most === null || used < most;
