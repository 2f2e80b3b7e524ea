const DAY = 86_400_000;

/** Days after a date, as YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The last day before a meeting that takes place a year after this one. */
export function beforeAnnualReview(meeting: string): string {
  const next = new Date(`${meeting}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return daysAfter(next.toISOString().slice(0, 10), -1);
}

/** Whether the text is a date that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && daysAfter(text, 0) === text;
}
