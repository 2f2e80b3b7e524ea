import { dayOf } from '@/shared/lib/dates';

/** The day on which something ends, as far as that is known. */
export const endDayOf = (time: string | null): string =>
  time === null ? 'the end of the period' : dayOf(time);
