import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { hasThisPassword } from '../../../accounts/sign-in/check-credentials.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { SignInName } from '../../../generated/schemas/index.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { Database } from '../../../platform/database/client.ts';
import { hasAddress } from '../../../platform/mail/no-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { readClassCode } from '../classes/class-code.ts';
import { titleOf } from '../classes/classes.ts';
import { classes, studentAccounts } from '../classes/tables.ts';
import { findAccounts, maxFailures } from './student-accounts.ts';

/** The class of a code, also of one that lets in nobody new. */
async function findClass(db: Database, typed: string) {
  const code = readClassCode(typed);
  if (code === null) return undefined;
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.code, code), isNull(classes.trashedAt)));
  return row;
}

/** What anyone with the code sees: no family names, and no students who have an email address. */
export async function listSignInNames(
  db: Database,
  code: string,
): Promise<{ class_title: string; items: SignInName[] }> {
  const row = await findClass(db, code);
  if (row === undefined) throw new Problem('not_found', 'No class has this code.');
  const items = (await findAccounts(db, row.id)).map(({ id, userName, picturesHash }) => ({
    student_id: id,
    user_name: userName,
    with_pictures: picturesHash !== null,
  }));
  return {
    class_title: titleOf(row),
    items: items.toSorted((one, other) => one.user_name.localeCompare(other.user_name, 'en')),
  };
}

interface ClassCredentials {
  class_code: string;
  student_id: string;
  password: string;
}

/** The id of the account that the password or the pictures open; one 401 for every other cause, except for a lock (403). */
export async function checkClassPassword(db: Database, given: ClassCredentials): Promise<string> {
  const row = await findClass(db, given.class_code);
  const account = row && (await findAccounts(db, row.id, eq(users.id, given.student_id)))[0];
  if (account) await countFailure(db, account.id, maxFailures(account));
  const [user] = account
    ? await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, account.id))
    : [];
  const passwordHash = account?.picturesHash ?? user?.passwordHash ?? null;
  if (!(await hasThisPassword({ passwordHash }, given.password)) || account === undefined)
    throw new Problem('unauthenticated', 'Invalid credentials');
  await forgetFailures(db, account.id);
  return account.id;
}

/** Counts an attempt before it is checked, so that concurrent ones cannot exceed the limit. */
async function countFailure(db: Database, userId: string, max: number): Promise<void> {
  const [counted] = await db
    .update(studentAccounts)
    .set({ failures: sql`${studentAccounts.failures} + 1` })
    .where(and(eq(studentAccounts.userId, userId), lt(studentAccounts.failures, max)))
    .returning({ id: studentAccounts.userId });
  if (counted === undefined)
    throw new Problem('forbidden', 'Too many wrong attempts. Use your card, or ask your teacher.');
}

async function forgetFailures(db: Database, userId: string): Promise<void> {
  await db.update(studentAccounts).set({ failures: 0 }).where(eq(studentAccounts.userId, userId));
}

/** The id of the account of a card, which also unlocks it. */
export async function checkCard(db: Database, token: string): Promise<string> {
  const [account] = await db
    .select({ id: users.id, email: users.email })
    .from(studentAccounts)
    .innerJoin(users, eq(users.id, studentAccounts.userId))
    .where(eq(studentAccounts.tokenHash, hashToken(token)));
  // A student who has added an address signs in with it.
  if (account === undefined || hasAddress(account.email))
    throw new Problem('unauthenticated', 'This card no longer works. Ask your teacher for a new one.');
  await forgetFailures(db, account.id);
  return account.id;
}
