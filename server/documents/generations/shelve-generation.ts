import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { generations } from './tables.ts';
import { Problem } from '../../platform/problem.ts';

/** Where a person keeps a document, apart from what it says: among the favourites, in the trash. */
export async function shelveGeneration(
  db: Database,
  userId: string,
  id: string,
  shelf: { favourite: boolean } | { trashedAt: Date | null },
): Promise<void> {
  const shelved = await db
    .update(generations)
    .set(shelf)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    .returning({ id: generations.id });
  if (shelved.length === 0) throw new Problem('not_found');
}
