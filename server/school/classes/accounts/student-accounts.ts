import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { setPassword } from '../../../accounts/password-change/set-password.ts';
import { type AccountCreated, addAccount } from '../../../accounts/registration/create-account.ts';
import { users } from '../../../accounts/users/tables.ts';
import type {
  FirstPassword,
  NewStudent,
  SignInCard,
  StudentAccount,
} from '../../../generated/schemas/index.ts';
import { hashToken, newToken } from '../../../platform/crypto/secret-token.ts';
import type { Database } from '../../../platform/database/client.ts';
import { withoutAddress } from '../../../platform/mail/no-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { isIn, listClassStudents } from '../classes/class-access.ts';
import { enrol } from '../classes/seats.ts';
import { enrolments, studentAccounts } from '../classes/tables.ts';
import { byName } from '../classes/student-names.ts';
import { newFirstSecret } from './first-password.ts';

/** Wrong attempts in a row after which an account is locked; pictures are far easier to guess. */
export const maxFailures = ({ picturesHash }: { picturesHash: string | null }): number =>
  picturesHash === null ? 10 : 5;

/** The accounts of a class that have no address, by family name. The caller checks who asks. */
export const findAccounts = (db: Database, classId: string, which?: SQL) =>
  db
    .select({
      id: users.id,
      given: users.firstName,
      family: users.lastName,
      userName: studentAccounts.userName,
      tokenHash: studentAccounts.tokenHash,
      picturesHash: studentAccounts.picturesHash,
      failures: studentAccounts.failures,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .innerJoin(studentAccounts, eq(studentAccounts.userId, users.id))
    .where(and(eq(enrolments.classId, classId), isIn(), hasNoAddress(), which))
    .orderBy(...byName());

/** An account that has added an address is the student's own, and no teacher's to reset. */
const hasNoAddress = (): SQL => sql`${users.email} = ${users.id}::text || ${withoutAddress('')}`;

export async function listAccounts(db: Database, classId: string): Promise<StudentAccount[]> {
  return (await findAccounts(db, classId)).map((account) => ({
    student_id: account.id,
    name: nameOf(account.given, account.family),
    user_name: account.userName,
    with_pictures: account.picturesHash !== null,
    has_card: account.tokenHash !== null,
    locked: account.failures >= maxFailures(account),
  }));
}

/** Throws a 422 that names the students whose name is there already, unless the caller wants them again. */
async function rejectNamesakes(
  db: Database,
  classId: string,
  students: readonly NewStudent[],
): Promise<void> {
  const members = await listClassStudents(db, classId);
  const taken = new Set(members.map(({ firstName, lastName }) => plainName(firstName, lastName)));
  const there = students.filter(({ first_name, last_name, again = false }) => {
    const name = plainName(first_name, last_name);
    const isThere = taken.has(name) && !again;
    taken.add(name);
    return isThere;
  });
  if (there.length === 0) return;
  const names = there.map(({ first_name, last_name }) => nameOf(first_name.trim(), last_name.trim()));
  throw Problem.field('students', `Already there: ${[...new Set(names)].join(', ')}.`);
}

const plainName = (given: string, family: string): string =>
  nameOf(given, family).normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');

/** Makes accounts and enrols them; all of them or, with a name that is there already or without enough seats, none. */
export async function createAccounts(
  db: Database,
  classId: string,
  students: readonly NewStudent[],
  withPictures: boolean,
  accountCreated: AccountCreated,
): Promise<FirstPassword[]> {
  await rejectNamesakes(db, classId, students);
  // All together they would fill the queue of sign-ins.
  const secrets = await pLimit(2).map(students, () => newFirstSecret(withPictures));
  return db.transaction(async (tx) => {
    const taken = new Set((await findAccounts(tx, classId)).map(({ userName }) => userName.toLowerCase()));
    const made: FirstPassword[] = [];
    for (const [index, { told, passwordHash, picturesHash }] of secrets.entries()) {
      const firstName = students[index]?.first_name.trim() ?? '';
      const lastName = students[index]?.last_name.trim() ?? '';
      const now = new Date();
      const id = randomUUID();
      const role = 'student' as const;
      const row = { firstName, lastName, email: withoutAddress(id), passwordHash, role };
      await addAccount(tx, { ...row, emailVerifiedAt: now, onboardingCompleted: true }, accountCreated, id);
      const userName = userNameOf(firstName, lastName, taken);
      await tx.insert(studentAccounts).values({ userId: id, userName, picturesHash, consentAt: now });
      await enrol(tx, classId, id);
      made.push({ student_id: id, name: nameOf(firstName, lastName), user_name: userName, ...told });
    }
    return made;
  });
}

/** Sets a new password or new pictures: it ends every session, revokes the card and unlocks the account. */
export async function resetAccount(
  db: Database,
  classId: string,
  studentId: string,
  withPictures: boolean,
): Promise<FirstPassword> {
  const account = await requireAccount(db, classId, studentId);
  const { told, passwordHash, picturesHash } = await newFirstSecret(withPictures);
  await db.transaction(async (tx) => {
    await requireAccount(tx, classId, studentId);
    await setPassword(tx, studentId, passwordHash);
    await tx
      .update(studentAccounts)
      .set({ tokenHash: null, picturesHash, failures: 0 })
      .where(eq(studentAccounts.userId, studentId));
  });
  const { given, family, userName } = account;
  return { student_id: studentId, name: nameOf(given, family), user_name: userName, ...told };
}

/** Makes new cards, which revoke the older ones; null makes those of the whole class. */
export async function makeCards(
  db: Database,
  classId: string,
  studentIds: readonly string[] | null,
): Promise<SignInCard[]> {
  return db.transaction(async (tx) => {
    const which = studentIds === null ? undefined : inArray(users.id, [...studentIds]);
    const accounts = await findAccounts(tx, classId, which);
    if (studentIds !== null && accounts.length < new Set(studentIds).size) throw new Problem('not_found');
    const cards: SignInCard[] = [];
    for (const { id, given, family, userName } of accounts) {
      const token = newToken();
      await tx
        .update(studentAccounts)
        .set({ tokenHash: hashToken(token) })
        .where(eq(studentAccounts.userId, id));
      cards.push({ student_id: id, name: nameOf(given, family), user_name: userName, token });
    }
    return cards;
  });
}

async function requireAccount(db: Database, classId: string, studentId: string) {
  const [account] = await findAccounts(db, classId, eq(users.id, studentId));
  if (account === undefined) throw new Problem('not_found');
  return account;
}

const nameOf = (given: string, family: string): string => `${given} ${family}`.trim();

/** The first name with the initial of the family name; a number tells equal ones apart. */
export function userNameOf(firstName: string, lastName: string, taken: Set<string>): string {
  const initial = /^./u.exec(lastName)?.[0] ?? '';
  const name = `${firstName} ${initial}`.trim();
  let userName = name;
  for (let number = 2; taken.has(userName.toLowerCase()); number += 1) userName = `${name} ${number}`;
  taken.add(userName.toLowerCase());
  return userName;
}
