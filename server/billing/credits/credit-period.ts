/** How many whole months have passed since `start`. */
export function monthsSince(start: Date, now: Date): number {
  let months = 0;
  while (addMonths(start, months + 1) <= now) months += 1;
  return months;
}

/** The same day of a later month, or its last day: a month from 31 January ends with February. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}
