import type { Recurring } from '../objects/catalogue-objects.ts';

export const DAY = 86_400;

/**
 * The end of the n-th period after the anchor. An anchor on the 31st ends on the last day of
 * shorter months.
 */
export function periodEnd(anchor: number, { interval, interval_count: count }: Recurring, n: number): number {
  const months = n * count * (interval === 'year' ? 12 : 1);
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The first period end after a time. */
export function nextPeriodEnd(anchor: number, recurring: Recurring, moment: number): number {
  let n = 1;
  while (periodEnd(anchor, recurring, n) <= moment) n += 1;
  return periodEnd(anchor, recurring, n);
}
