import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { ledger, users } from '../database/schema.ts';

/** Deletes an account and every row that belongs to it, in the caller's transaction. The ledger lets go of its rows for nobody else. */
export async function forgetAccount(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('lectern.deleted_account', ${userId}, true)`);
  await tx.delete(ledger).where(eq(ledger.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}
