import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import { isReferenced } from '../../platform/database/referenced.ts';
import { deleteUser } from '../users/delete-user.ts';

/**
 * Runs after a claim has been committed; deletes the accounts that the claim had to leave. Handles
 * its failures itself.
 */
export type EmailClaimed = (email: string) => Promise<void>;

/** Serialises concurrent claims of an address until the transaction ends. */
export async function lockEmail(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/**
 * Gives the address to the account and marks it verified, in the caller's transaction; false if
 * another account owns it. Deletes the unverified accounts that named the address.
 */
export async function claimEmail(tx: Database, userId: string, email: string): Promise<boolean> {
  await lockEmail(tx, email);
  const others = and(eq(users.email, email), ne(users.id, userId));
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(others, isNotNull(users.emailVerifiedAt)));
  if (owner) return false;
  const now = new Date();
  const claimed = await tx
    .update(users)
    .set({ email, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (claimed.length === 0) return false;
  await deleteUnverified(tx, others);
  return true;
}

/**
 * Deletes the matching accounts that are still unverified once their rows are locked. An account
 * with a Stripe customer stays: the database rejects its deletion, and only `deleteSuperseded` can
 * end the customer, outside a transaction.
 */
export async function deleteUnverified(tx: Database, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(which, isNull(users.emailVerifiedAt)))
    .for('update');
  for (const { id } of rows) {
    await tx
      .transaction((savepoint) => deleteUser(savepoint, id))
      .catch((error: unknown) => {
        if (!isReferenced(error)) throw error;
      });
  }
}
