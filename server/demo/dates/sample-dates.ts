import { fromDate, getDayOfWeek } from '@internationalized/date';

export const SAMPLE_ZONE = 'America/New_York';

/** A time of day so many days from now, where the sample school is. */
export const daysAway = (days: number, hour: number, minute = 0): Date =>
  fromDate(new Date(), SAMPLE_ZONE).add({ days }).set({ hour, minute, second: 0, millisecond: 0 }).toDate();

/** In days. These stay as they are, so that something is always due today. */
const NEAR = 3;

/** The same, but a later or earlier day moves from a weekend to its Friday. */
export const schoolDaysAway = (days: number, hour: number, minute = 0): Date => {
  const weekday = getDayOfWeek(fromDate(new Date(), SAMPLE_ZONE).add({ days }), 'en-US', 'mon');
  return daysAway(Math.abs(days) > NEAR ? days - Math.max(0, weekday - 4) : days, hour, minute);
};
