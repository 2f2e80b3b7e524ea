import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import type { Registration } from '../../generated/schemas/index.ts';
import { normalEmail } from '../users/account.ts';
import { rejectHiddenName } from '../users/person-name.ts';
import { deleteUnverified } from '../email/claim-email.ts';
import { hashNewPassword } from '../passwords/new-password.ts';

export const UNVERIFIED_DAYS = 7;

export type NewUser = typeof users.$inferInsert;

/** Adds the rows of other areas to a new account, in the transaction that creates it. */
export type AccountCreated = (tx: Database, userId: string) => Promise<unknown>;

/** Adds an account in the caller's transaction. */
export async function addAccount(
  tx: Database,
  user: Omit<NewUser, 'id'>,
  accountCreated: AccountCreated | undefined,
  id = randomUUID(),
): Promise<string> {
  await tx.insert(users).values({ ...user, id });
  await accountCreated?.(tx, id);
  return id;
}

/**
 * Creates an unverified account, even if another account owns the address, so that registering
 * never reveals which addresses have accounts. Deletes registrations of the address that stayed
 * unverified for a week.
 */
export async function createAccount(
  db: Database,
  registration: Registration,
  accountCreated?: AccountCreated,
): Promise<string> {
  const email = normalEmail(registration.email);
  const person = {
    firstName: registration.first_name.trim(),
    lastName: registration.last_name.trim(),
    email,
  };
  rejectHiddenName(person.firstName, 'first_name');
  rejectHiddenName(person.lastName, 'last_name');
  const passwordHash = await hashNewPassword(registration.password, person);
  const forgotten = new Date(Date.now() - UNVERIFIED_DAYS * 86_400_000);
  return db.transaction(async (tx) => {
    await deleteUnverified(tx, and(eq(users.email, email), lt(users.createdAt, forgotten)));
    return addAccount(tx, { ...person, passwordHash, role: registration.role }, accountCreated);
  });
}
