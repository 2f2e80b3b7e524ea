import { asc, sql, type SQL } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { shownAddress } from '../../../platform/mail/no-address.ts';

// Ö is beside O and Đ beside D, in PostgreSQL and PGlite alike, whatever the database’s own order is.
const collated = (name: typeof users.lastName | typeof users.firstName): SQL =>
  sql`${name} collate "und-x-icu"`;

/** The order of every list of students: by family name, as people sort names. */
export const byName = (): SQL[] => [
  asc(collated(users.lastName)),
  asc(collated(users.firstName)),
  asc(users.id),
];

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Of an account that a teacher made. */
  userName: string | null;
}

/** The names of the students of a class; those of one name have their address or user name with it. */
export function namesToldApart(students: readonly Named[]): { id: string; name: string }[] {
  const distinctions = distinctionsOf(students);
  return students.map(({ id, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`.trim();
    const other = distinctions.get(id);
    return { id, name: other === undefined ? name : `${name} (${other})` };
  });
}

/** What tells students of one name apart: the address or the user name. Others have no entry. */
export function distinctionsOf(students: readonly Named[]): ReadonlyMap<string, string> {
  const names = students.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return new Map(
    students.flatMap(({ id, email, userName }, index) => {
      const other = shownAddress(email) || userName || '';
      const isAlone = (counts.get((names[index] ?? '').toLowerCase()) ?? 0) < 2;
      return isAlone || other === '' ? [] : [[id, other] as const];
    }),
  );
}
