import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FlagChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { setTrashed } from '../../trash/trash.ts';
import { generations } from '../document/tables.ts';
import { Problem } from '../../../platform/problem.ts';

export type GenerationFlag = { favourite: boolean } | { trashedAt: Date | null };

/**
 * Adds a document to the favourites or the trash, or removes it; throws a 404 unless the user owns it. What is in the
 * trash and deleted again keeps its 30 days.
 */
export async function setGenerationFlag(
  db: Database,
  userId: string,
  id: string,
  flag: GenerationFlag,
): Promise<void> {
  const which = and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.erasedAt));
  if ('trashedAt' in flag) return setTrashed(db, generations, which, flag.trashedAt);
  const updated = await db.update(generations).set(flag).where(which).returning({ id: generations.id });
  if (updated.length === 0) throw new Problem('not_found');
}

/** Changes several documents, and returns the ids of those that the user owns and that the change concerns. */
export async function setFlagOfEach(
  db: Database,
  userId: string,
  ids: readonly string[],
  change: FlagChange,
): Promise<string[]> {
  const flag: Record<FlagChange, GenerationFlag> = {
    favourite: { favourite: true },
    unfavourite: { favourite: false },
    trash: { trashedAt: new Date() },
    restore: { trashedAt: null },
  };
  const { trashedAt } = generations;
  const isInTrash = change === 'restore' ? isNotNull(trashedAt) : isNull(trashedAt);
  const updated = await db
    .update(generations)
    .set(flag[change])
    .where(
      and(
        inArray(generations.id, [...ids]),
        eq(generations.userId, userId),
        isNull(generations.erasedAt),
        isInTrash,
      ),
    )
    .returning({ id: generations.id });
  return updated.map(({ id }) => id);
}
