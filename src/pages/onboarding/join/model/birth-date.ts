/** The chosen parts; empty strings where nothing is chosen yet. */
export type BirthDate = { day: string; month: string; year: string };

/** Younger students need an invitation. */
const ALONE_FROM = 13;
const YOUNGEST = 4;
const OLDEST = 100;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Newest first, for ages 4 to 100. */
export const birthYears = (today: Date): string[] =>
  Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(today.getFullYear() - YOUNGEST - index));

/** The date as 2011-05-09; null while a part is missing or the date does not exist. */
export function dayOf({ day, month, year }: BirthDate): string | null {
  if (!day || !month || !year) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function isUnder13(birthDate: BirthDate, today: Date): boolean {
  const day = dayOf(birthDate);
  if (day === null) return false;
  const comesOfAge = Date.UTC(today.getFullYear() - ALONE_FROM, today.getMonth(), today.getDate());
  return new Date(`${day}T00:00:00Z`).getTime() > comesOfAge;
}
