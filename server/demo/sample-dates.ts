import { fromDate } from '@internationalized/date';

export const SAMPLE_ZONE = 'America/New_York';

/** A time of day so many days from now, where the sample school is. */
export const daysAway = (days: number, hour: number, minute = 0): Date =>
  fromDate(new Date(), SAMPLE_ZONE).add({ days }).set({ hour, minute, second: 0, millisecond: 0 }).toDate();
