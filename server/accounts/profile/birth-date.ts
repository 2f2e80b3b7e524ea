import { Problem } from '../../platform/problem.ts';

/** Below it, a student joins only when a teacher has invited them. */
export const ALONE_FROM = 13;
const OLDEST = 120;

/** A day that somebody alive can be born on; anything else is refused as a field. */
export function readBirthDate(day: string, today = new Date()): string {
  const date = new Date(`${day}T00:00:00Z`);
  // A day such as 2011-02-30 would roll over into March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!exists || date > today || ageOn(day, today) > OLDEST) {
    throw Problem.field('date_of_birth', 'Is not a birth date.');
  }
  return day;
}

/** In whole years; who is born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, today: Date): number {
  const born = new Date(`${birthDate}T00:00:00Z`);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate());
  return hadBirthday ? years : years - 1;
}
