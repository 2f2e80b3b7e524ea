const DAY = 24 * 60 * 60 * 1000;
/** A school year and a bit. Of a longer time, the last weeks. */
const MAX_WEEKS = 60;

/** The day of a time in a zone, as YYYY-MM-DD. */
export function dayIn(time: Date, timeZone: string): string {
  // Swedish dates are written in this order.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);
}

/** The Monday of a day's week; both are YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return dayAfter(date, -((date.getUTCDay() + 6) % 7));
}

/** The Mondays from one to another. */
export function mondaysBetween(first: string, last: string): string[] {
  const start = new Date(`${first}T00:00:00Z`);
  const count = Math.floor((Date.parse(`${last}T00:00:00Z`) - start.getTime()) / (7 * DAY)) + 1;
  const mondays = Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(start, index * 7));
  return mondays.slice(-MAX_WEEKS);
}

const dayAfter = (date: Date, days: number): string =>
  new Date(date.getTime() + days * DAY).toISOString().slice(0, 10);
