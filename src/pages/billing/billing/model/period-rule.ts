const DAY = 24 * 60 * 60 * 1000;
const MAX_DAYS = 31;

export type PeriodRule = {
  /** One tick per day of a month, or per week of a longer period. */
  ticks: number;
  /** The index of today's tick, limited to the period. */
  current: number;
};

/** A paid period as a ruled line. */
export function periodRule(start: Date, end: Date, now: Date): PeriodRule {
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
  const length = days > MAX_DAYS ? 7 : 1;
  const ticks = Math.ceil(days / length);
  const passed = Math.floor((now.getTime() - start.getTime()) / (DAY * length));
  return { ticks, current: Math.min(ticks - 1, Math.max(0, passed)) };
}

/** The start of a period of this many months that ends then; clamped to the end of a short month. */
export function monthsBefore(end: Date, months: number): Date {
  const start = new Date(end);
  start.setMonth(end.getMonth() - months);
  if (start.getDate() !== end.getDate()) start.setDate(0);
  return start;
}
