import type { Profile, ReplacedProfile } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Account } from '../users/account.ts';

const names = {
  first_name: 'first name',
  last_name: 'last name',
  date_of_birth: 'birth date',
  school: 'school',
  school_year: 'school year',
  unit: 'unit',
  section: 'section',
} as const;

type Fields = Record<keyof typeof names, string | null>;
type Values = Pick<Profile, 'first_name' | 'last_name' | 'date_of_birth' | 'school'>;

const flat = ({ first_name, last_name, date_of_birth, school }: Values | ReplacedProfile): Fields => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  date_of_birth,
  school: school?.name.trim() ?? null,
  school_year: school?.school_year ?? null,
  unit: school?.unit ?? null,
  section: school?.section ?? null,
});

const storedIn = ({ firstName, lastName, dateOfBirth, school }: Account): Fields => ({
  first_name: firstName,
  last_name: lastName,
  date_of_birth: dateOfBirth,
  school: school?.name ?? null,
  school_year: school?.schoolYear ?? null,
  unit: school?.unit ?? null,
  section: school?.section ?? null,
});

/**
 * The profile to store: fields that the user left unchanged keep the stored value, and a field that another window
 * changed as well gets 409. Without the values that were replaced, everything that was sent is stored.
 */
export function mergeProfile(account: Account, sent: Profile): Values {
  if (sent.replaces === undefined) return sent;
  const [wanted, before, stored] = [flat(sent), flat(sent.replaces), storedIn(account)];
  const merged = { ...stored };
  for (const field of Object.keys(names) as (keyof Fields)[]) {
    if (wanted[field] === before[field] || wanted[field] === stored[field]) continue;
    if (stored[field] !== before[field]) throw conflictOf(field);
    merged[field] = wanted[field];
  }
  const { school, school_year, unit, section } = merged;
  const hasParts = [school_year, unit, section].some((part) => part !== null);
  if (school === null && wanted.school !== null && hasParts) throw conflictOf('school');
  return {
    first_name: merged.first_name ?? '',
    last_name: merged.last_name ?? '',
    date_of_birth: merged.date_of_birth,
    school: school === null ? null : { name: school, school_year, unit, section },
  };
}

const conflictOf = (field: keyof Fields): Problem =>
  new Problem(
    'conflict',
    `Your ${names[field]} was changed in another window. Save again to replace that change.`,
  );
