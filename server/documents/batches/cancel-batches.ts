import { and, eq, inArray } from 'drizzle-orm';
import type { Generations } from '../generations/generations.ts';
import { batches, batchItems } from './tables.ts';

/** Cancels running and paused batches of a user: no item is begun, and the ones in writing are stopped. */
export async function cancelBatches(
  generations: Pick<Generations, 'db' | 'stop'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const { db } = generations;
  if (ids.length === 0) return;
  const own = await db
    .update(batches)
    .set({ state: 'cancelled', pausedBecause: null, pausedFor: null, updatedAt: new Date() })
    .where(
      and(
        eq(batches.userId, userId),
        inArray(batches.id, [...ids]),
        inArray(batches.state, ['running', 'paused']),
      ),
    )
    .returning({ id: batches.id });
  if (own.length === 0) return;
  const inOwn = inArray(
    batchItems.batchId,
    own.map(({ id }) => id),
  );
  const cancelled = await db
    .update(batchItems)
    .set({ state: 'cancelled' })
    .where(and(inOwn, inArray(batchItems.state, ['waiting', 'writing'])))
    .returning({ generationId: batchItems.generationId });
  for (const { generationId } of cancelled) {
    if (generationId !== null) await generations.stop(userId, generationId);
  }
}

/** Cancels all batches of a user, whose account is being deleted. */
export async function cancelAllBatches(
  generations: Pick<Generations, 'db' | 'stop'>,
  userId: string,
): Promise<void> {
  const own = await generations.db.select({ id: batches.id }).from(batches).where(eq(batches.userId, userId));
  await cancelBatches(
    generations,
    userId,
    own.map(({ id }) => id),
  );
}
