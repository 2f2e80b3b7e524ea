import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from './tables.ts';

/**
 * Deletes an account in the caller's transaction; foreign keys cascade to every row that belongs to
 * it. The append-only ledger permits that only while the setting names the account. Returns the
 * file of the photo, for the caller to remove after the commit.
 */
export async function deleteUser(tx: Database, userId: string): Promise<string | null> {
  await tx.execute(sql`select set_config('lectern.deleted_account', ${userId}, true)`);
  const [gone] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ schoolId: users.schoolId, photoId: users.photoId });
  if (gone?.schoolId) await deleteEmptySchool(tx, gone.schoolId);
  return gone?.photoId ?? null;
}

/** Deletes the school unless a user still belongs to it. */
export async function deleteEmptySchool(tx: Database, schoolId: number): Promise<void> {
  const members = tx.select({ id: users.id }).from(users).where(eq(users.schoolId, schoolId));
  await tx.delete(schools).where(and(eq(schools.id, schoolId), notExists(members)));
}
