import { isoDateOf, monthOf, wallClock } from '@/shared/lib/dates';

export type Period = {
  /** Identifies it among the options. */
  value: string;
  label: string;
  /** First and last day, as 2026-11-20. */
  from: string;
  to: string;
};

const MONTHS_BACK = 12;

/** The last 12 months, newest first, then the last 7 and 30 days, and those months together. A month ends on its last day, even in the future. */
export function periodsAt(now: Date): [Period, ...Period[]] {
  const today = wallClock(now);
  const earlier = Array.from({ length: MONTHS_BACK - 1 }, (_, index) => monthBack(today, index + 1));
  return [monthBack(today, 0), ...earlier, lastDays(today, 7), lastDays(today, 30), lastYear(today)];
}

function monthBack(now: Date, back: number): Period {
  const first = new Date(now.getFullYear(), now.getMonth() - back, 1);
  const last = new Date(now.getFullYear(), now.getMonth() - back + 1, 0);
  const from = isoDateOf(first);
  return { value: from.slice(0, 7), label: monthOf(first), from, to: isoDateOf(last) };
}

/** The period of all months, shown by month instead of by day. */
export const YEAR = 'last-year';

function lastYear(now: Date): Period {
  const { from } = monthBack(now, MONTHS_BACK - 1);
  return { value: YEAR, label: 'Last 12 months', from, to: monthBack(now, 0).to };
}

function lastDays(now: Date, days: number): Period {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
  return { value: `last-${days}`, label: `Last ${days} days`, from: isoDateOf(first), to: isoDateOf(now) };
}

/** Every day of the period, in order. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const days: string[] = [];
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  for (let next = 0; ; next += 1) {
    const day = isoDateOf(new Date(year, month - 1, date + next));
    if (day > to) return days;
    days.push(day);
  }
}
