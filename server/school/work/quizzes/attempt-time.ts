import { closesAt, type WorkDates } from '../assignments/work-dates.ts';

const MINUTE = 60_000;

/** How long after the end the last answers may still arrive, in milliseconds. */
const GRACE = 30_000;

interface Limits {
  /** Of the quiz; null for none. */
  minutes: number | null;
  /** The extra time of a student; null for none. */
  extraMinutes: number | null;
  dates: WorkDates;
}

/** When an attempt ends: after its time, and at the cut-off at the latest; null if it has no end. */
export function endOfAttempt(startedAt: Date, { minutes, extraMinutes, dates }: Limits): Date | null {
  const cutOff = closesAt(dates);
  if (minutes === null) return cutOff;
  const end = new Date(startedAt.getTime() + (minutes + (extraMinutes ?? 0)) * MINUTE);
  return cutOff !== null && cutOff < end ? cutOff : end;
}

/** Whether no answer is accepted any more. */
export const isOver = (end: Date | null, now: Date): boolean =>
  end !== null && now.getTime() > end.getTime() + GRACE;
