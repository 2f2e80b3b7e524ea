import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { generations } from '../document/tables.ts';

/** The id of the document that an earlier call with this idempotency key has started. */
export async function findByKey(
  db: Database,
  userId: string,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [found] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return found?.id;
}
