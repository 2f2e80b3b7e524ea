/**
 * The start of the credit month that contains `now`, counted from the start of a paid period of one
 * or more months.
 */
export function creditPeriodStart(periodStart: Date, now: Date): Date {
  let months = 0;
  while (addMonths(periodStart, months + 1) <= now) months += 1;
  return addMonths(periodStart, months);
}

/** The same day of a later month, or its last day: a month from 31 January ends with February. */
function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
