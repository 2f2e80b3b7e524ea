import { and, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { purgeTime } from './purge-time.ts';

/** A table whose rows wait in the trash before they are deleted for good; if several people can delete them, with who did. */
type TrashTable = PgTable & { trashedAt: PgColumn; trashedBy?: PgColumn };

/** Moves rows to the trash, or restores them; throws a 404 if there are none. A second time changes nothing. */
export async function setTrashed(
  db: Database,
  table: TrashTable,
  which: SQL | undefined,
  trashedAt: Date | null,
  by?: string,
): Promise<void> {
  const isOther = trashedAt ? isNull(table.trashedAt) : isNotNull(table.trashedAt);
  const trashedBy = table.trashedBy && { trashedBy: trashedAt && by };
  await db
    .update(table)
    .set({ trashedAt, ...trashedBy })
    .where(and(which, isOther));
  if ((await db.$count(table, which)) === 0) throw new Problem('not_found');
}

/** The condition that rows were moved to the trash by the cutoff. */
export const isDue = ({ trashedAt }: TrashTable, cutoff: Date): SQL => lte(trashedAt, cutoff);

/** Deletes the rows for good that were moved to the trash by the cutoff; returns their number. */
export async function purgeTrashed(db: Database, table: TrashTable, cutoff: Date): Promise<number> {
  const purged = await db.delete(table).where(isDue(table, cutoff)).returning({ at: table.trashedAt });
  return purged.length;
}

/**
 * Locks a row, so that it is not restored before the transaction ends; throws a 404 if there is none, and a 409 unless it
 * is in the trash.
 */
export async function lockTrashed(tx: Database, table: TrashTable, which: SQL | undefined): Promise<void> {
  const rows: { trashedAt: unknown }[] = await tx
    .select({ trashedAt: table.trashedAt })
    .from(table)
    .where(which)
    .limit(1)
    .for('update');
  if (rows[0] === undefined) throw new Problem('not_found');
  if (rows[0].trashedAt === null) throw new Problem('conflict', 'Move it to the trash first.');
}

/** Deletes a row in the trash for good; throws a 404 if there is none, and a 409 outside the trash. */
export const eraseTrashed = (db: Database, table: TrashTable, which: SQL | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTrashed(tx, table, which);
    await tx.delete(table).where(which);
  });

/** When something was moved to the trash, and when it is deleted for good. */
export const trashTimes = (trashedAt: Date): { trashed_at: string; purge_at: string } => ({
  trashed_at: trashedAt.toISOString(),
  purge_at: purgeTime(trashedAt).toISOString(),
});
