import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import type { Registration } from '../../generated/schemas/index.ts';
import { normalEmail } from '../users/account.ts';
import { rejectHiddenName } from '../users/person-name.ts';
import { recordConsent } from '../consents/consents.ts';
import { claimEmail, deleteUnverified, lockEmail } from '../email/claim-email.ts';
import { Problem } from '../../platform/problem.ts';
import { hashNewPassword } from '../passwords/new-password.ts';

export const UNVERIFIED_DAYS = 7;

export type NewUser = typeof users.$inferInsert;

/** Adds the rows of other areas to a new account, in the transaction that creates it. */
export type AccountCreated = (tx: Database, userId: string) => Promise<unknown>;

/** Whether the link of an invitation proves that its reader receives the emails of this address. */
export type ProvesAddress = (
  db: Database,
  invitation: NonNullable<Registration['invitation']>,
  email: string,
) => Promise<boolean>;

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
 * never reveals which addresses have accounts. With the link of an invitation to the address, the
 * account is verified. Deletes registrations of the address that stayed unverified for a week.
 */
export async function createAccount(
  db: Database,
  registration: Omit<Registration, 'terms_version'>,
  accountCreated?: AccountCreated,
  provesAddress?: ProvesAddress,
): Promise<string> {
  const { invitation } = registration;
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
    // Before any row: a claim deletes the rows of the other accounts.
    if (invitation) await lockEmail(tx, email);
    await deleteUnverified(tx, and(eq(users.email, email), lt(users.createdAt, forgotten)));
    const user = { ...person, passwordHash, role: registration.role, nextPath: registration.next };
    const id = await addAccount(tx, user, accountCreated);
    await recordConsent(tx, id, 'registration');
    const isProven = invitation && (await provesAddress?.(tx, invitation, email));
    if (isProven && !(await claimEmail(tx, id, email)))
      throw Problem.field('email', 'This address has an account. Sign in with it.');
    return id;
  });
}
