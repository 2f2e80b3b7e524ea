import { dateOf } from '@/shared/lib/dates';

/** The day on which a period ends, if known. */
export const endDayOf = (time: string | null): string =>
  time === null ? 'the end of the period' : dateOf(time);
