import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { BEING_WRITTEN, lockGeneration } from '../document/lock-generation.ts';
import { purgeCutoff } from '../../trash/purge-time.ts';
import { isDue } from '../../trash/trash.ts';
import { appeals, eventBatches, generations, sentRequests, versions } from '../document/tables.ts';

/** Documents erased per transaction, so that a large trash blocks no other query for long. */
const BATCH = 100;

/** Deletes a document in the trash for good; throws a 404 unless the user owns it, and a 409 outside the trash. */
export async function eraseGeneration(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { trashedAt } = await lockGeneration(tx, userId, id);
    if (!trashedAt) throw new Problem('conflict', 'This document is not in the trash.');
    if ((await eraseBatch(tx, eq(generations.id, id))) === 0) throw new Problem('conflict', BEING_WRITTEN);
  });
}

/** Deletes every document in a user's trash for good. */
export async function emptyTrash(db: Database, userId: string): Promise<void> {
  await eraseAll(db, eq(generations.userId, userId));
}

/** Deletes the documents for good whose time in the trash is over; returns their number. */
export function purgeTrash(db: Database, now: Date): Promise<number> {
  return eraseAll(db, isDue(generations, purgeCutoff(now)));
}

async function eraseAll(db: Database, which: SQL): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await db.transaction((tx) => eraseBatch(tx, which));
    total += erased;
    if (erased < BATCH) return total;
  }
}

/**
 * Erases what the user wrote and generated. The row and its runs stay, because the ledger of credits
 * refers to them and is append-only. A document that another process writes is left for later.
 */
async function eraseBatch(tx: Database, which: SQL): Promise<number> {
  const batch = tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        which,
        isNotNull(generations.trashedAt),
        isNull(generations.erasedAt),
        ne(generations.status, 'writing'),
      ),
    )
    .orderBy(generations.id)
    .limit(BATCH)
    // Its user may be erasing or restoring one at this moment.
    .for('update', { skipLocked: true });
  const ids = (await batch).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .update(generations)
    .set({
      title: 'Deleted document',
      topic: '',
      subject: '',
      gradeLevel: '',
      failure: null,
      input: {},
      result: {},
      sections: [],
      checks: [],
      safety: { categories: [], severity: 'none' },
      meta: sql`${generations.meta} || '{"reading": null, "standards": []}'`,
      favourite: false,
      saved: false,
      erasedAt: new Date(),
    })
    .where(inArray(generations.id, ids));
  await tx.delete(appeals).where(inArray(appeals.generationId, ids));
  await tx.delete(versions).where(inArray(versions.generationId, ids));
  await tx.delete(sentRequests).where(inArray(sentRequests.generationId, ids));
  await tx.delete(eventBatches).where(inArray(eventBatches.generationId, ids));
  return ids.length;
}
