import { clockOf, wallClock, weekdayOf } from '@/shared/lib/dates';

/** As in Fri 27 Nov, 09:00, where the reader is. */
export const dayAndTime = (time: string): string =>
  `${weekdayOf(wallClock(time))}, ${clockOf(time).padStart(5, '0')}`;
