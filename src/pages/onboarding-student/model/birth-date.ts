/** As it is chosen, part by part; empty where nothing is chosen yet. */
export type BirthDate = { day: string; month: string; year: string };

/** Below it, a student joins only when a teacher has invited them. */
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

/** From who may be at school down to who may teach there. */
export const birthYears = (today: Date): string[] =>
  Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(today.getFullYear() - YOUNGEST - index));

/** The day as 2011-05-09; null while a part is missing or the month has no such day. */
export function dayOf({ day, month, year }: BirthDate): string | null {
  if (!day || !month || !year) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function isYoung(birthDate: BirthDate, today: Date): boolean {
  const day = dayOf(birthDate);
  if (day === null) return false;
  const comesOfAge = Date.UTC(today.getFullYear() - ALONE_FROM, today.getMonth(), today.getDate());
  return new Date(`${day}T00:00:00Z`).getTime() > comesOfAge;
}
