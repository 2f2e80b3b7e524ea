import { clockOf, shortDateOf, weekdayOf } from './dates';
import { wallClock } from './wall-clock';

const DAY = 24 * 60 * 60 * 1000;
const HALF_A_YEAR = 182 * DAY;

/** The day and the time of an entry in a list: "Today", "Yesterday", "Sat 21 Nov" or "21 Nov 2025", and "14:02". */
export function whenOf(time: string, now: Date): { day: string; clock: string } {
  const then = new Date(time);
  return { day: nameDay(then, now), clock: clockOf(then) };
}

/** For the middle of a sentence: "today, 14:02". */
export function whenInWords(time: string, now: Date): string {
  const { day, clock } = whenOf(time, now);
  return `${day.replace(/^(?:Today|Yesterday)$/, (word) => word.toLowerCase())}, ${clock}`;
}

function nameDay(then: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isFar = Math.abs(now.getTime() - then.getTime()) > HALF_A_YEAR;
  return isFar ? shortDateOf(then) : weekdayOf(wallClock(then));
}

function midnight(time: Date): number {
  const local = wallClock(time);
  return new Date(local.getFullYear(), local.getMonth(), local.getDate()).getTime();
}
