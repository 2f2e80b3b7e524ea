import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import { deleteUser } from '../users/delete-user.ts';

/** Who claims an address waits for whoever claims it at the same time. */
export async function lockEmail(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/**
 * Makes the address this account's, verified now, in the caller's transaction; false when another account has verified it before.
 * Accounts that named the address and can no longer get it are forgotten.
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

/** Forgets those of the accounts that have verified no address; one that does so at this moment is left. */
export async function deleteUnverified(tx: Database, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(which, isNull(users.emailVerifiedAt)))
    .for('update');
  for (const { id } of rows) await deleteUser(tx, id);
}
