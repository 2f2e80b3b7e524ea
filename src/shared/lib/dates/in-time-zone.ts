import { knownTimeZone, zonedTime } from '../../first-view';
import { shortDayOf, wallClockTime, weekdayOf } from './dates';
import { wallClock } from './wall-clock';

/** A date whose local getters show this moment where the school is. Most readers are there, and need no `Intl`. */
export const atSchool = (moment: string | Date, timeZone: string): Date =>
  timeZone === knownTimeZone() ? wallClock(moment) : zonedTime(new Date(moment), timeZone);

/** "Thu 8 Oct" or "Thu, Oct 8", where the school is. */
export const dayIn = (moment: string, timeZone: string): string => weekdayOf(atSchool(moment, timeZone));

/** "8 Oct" or "Oct 8", where the school is. */
export const shortDayIn = (moment: string, timeZone: string): string =>
  shortDayOf(atSchool(moment, timeZone));

/** "8:15" or "8:15 AM", where the school is. */
export const clockIn = (moment: string, timeZone: string): string =>
  wallClockTime(atSchool(moment, timeZone));

/** "Thu 8 Oct, 8:15" or "Thu, Oct 8, 8:15 AM", where the school is. */
export const dayAndTimeIn = (moment: string, timeZone: string): string =>
  `${dayIn(moment, timeZone)}, ${clockIn(moment, timeZone)}`;
