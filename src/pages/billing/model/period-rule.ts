const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 31;

export type PeriodRule = {
  /** A tick for each day of a month, for each week of what is longer. */
  ticks: number;
  /** Which of them is now; the first before it has begun, the last when it is over. */
  current: number;
};

/** A paid period as a ruled line. */
export function periodRule(start: Date, end: Date, now: Date): PeriodRule {
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
  const length = days > MOST_DAYS ? 7 : 1;
  const ticks = Math.ceil(days / length);
  const passed = Math.floor((now.getTime() - start.getTime()) / (DAY * length));
  return { ticks, current: Math.min(ticks - 1, Math.max(0, passed)) };
}

/** When a period of so many months began that ends then; a month that has no such day gives its last. */
export function monthsBefore(end: Date, months: number): Date {
  const start = new Date(end);
  start.setMonth(end.getMonth() - months);
  if (start.getDate() !== end.getDate()) start.setDate(0);
  return start;
}
