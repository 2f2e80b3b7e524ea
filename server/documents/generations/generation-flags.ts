import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { generations } from './tables.ts';
import { Problem } from '../../platform/problem.ts';

export type GenerationFlag = { favourite: boolean } | { trashedAt: Date | null };

/**
 * Adds a document to the favourites or the trash, or removes it; throws a 404 unless the user owns
 * it.
 */
export async function setGenerationFlag(
  db: Database,
  userId: string,
  id: string,
  flag: GenerationFlag,
): Promise<void> {
  const updated = await db
    .update(generations)
    .set(flag)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.erasedAt)))
    .returning({ id: generations.id });
  if (updated.length === 0) throw new Problem('not_found');
}
