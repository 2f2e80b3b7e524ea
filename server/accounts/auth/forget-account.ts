import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from './tables.ts';
import { ledger } from '../../billing/credits/tables.ts';

/**
 * Deletes an account and every row that belongs to it, in the caller's transaction. The ledger lets go of its rows for nobody else.
 * Answers the file of its photo, which is for the caller to remove once the transaction has ended well.
 */
export async function forgetAccount(tx: Database, userId: string): Promise<string | null> {
  await tx.execute(sql`select set_config('lectern.deleted_account', ${userId}, true)`);
  await tx.delete(ledger).where(eq(ledger.userId, userId));
  const [gone] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ schoolId: users.schoolId, photoId: users.photoId });
  if (gone?.schoolId) await forgetLeftSchool(tx, gone.schoolId);
  return gone?.photoId ?? null;
}

/** Deletes a school that is nobody's any more. */
export async function forgetLeftSchool(tx: Database, schoolId: number): Promise<void> {
  const members = tx.select({ id: users.id }).from(users).where(eq(users.schoolId, schoolId));
  await tx.delete(schools).where(and(eq(schools.id, schoolId), notExists(members)));
}
