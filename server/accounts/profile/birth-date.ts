import { Problem } from '../../platform/problem.ts';

/** Below this age, a student joins only by a teacher's invitation. */
export const ALONE_FROM = 13;
const MAX_AGE = 120;

/** Validates a birth date; throws a field error for days in the future or too long ago. */
export function readBirthDate(day: string, today = new Date()): string {
  const date = new Date(`${day}T00:00:00Z`);
  // A day such as 2011-02-30 would roll over into March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!exists || date > today || ageOn(day, today) > MAX_AGE) {
    throw Problem.field('date_of_birth', 'Enter a valid birth date.');
  }
  return day;
}

/** Whether a known birth date is below {@link ALONE_FROM}. */
export const isYoung = (birthDate: string | null, today = new Date()): boolean =>
  birthDate !== null && ageOn(birthDate, today) < ALONE_FROM;

/** In whole years; a birthday on 29 February counts on 1 March in other years. */
export function ageOn(birthDate: string, today: Date): number {
  const born = new Date(`${birthDate}T00:00:00Z`);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
}
