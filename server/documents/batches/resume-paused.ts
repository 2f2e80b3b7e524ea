import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import { requireAccess } from '../../billing/access/access.ts';
import { Problem } from '../../platform/problem.ts';
import { requireGenerator } from '../generations/document/form.ts';
import type { Generations } from '../generations/generations.ts';
import { requireBatch } from './batch-items.ts';
import { estimateItem } from './start-batch.ts';
import { batches, batchItems } from './tables.ts';

type Batch = typeof batches.$inferSelect;
type Writers = Pick<Generations, 'db' | 'runner'>;

/** Batches that one call checks, the one that waited longest first; each check reads the balance and the next item. */
const MAX_CHECKED = 20;

/**
 * Resumes batches that lacked credits or a subscription, once their users can pay for the next item. Returns the ids of the
 * resumed ones.
 */
export async function resumePaused(generations: Writers): Promise<string[]> {
  const { db } = generations;
  const due = db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.state, 'paused'), isNotNull(batches.pausedFor)))
    .orderBy(sql`${batches.checkedAt} nulls first`)
    .limit(MAX_CHECKED);
  const checked = await db
    .update(batches)
    .set({ checkedAt: new Date() })
    .where(inArray(batches.id, due))
    .returning();
  const resumed: string[] = [];
  for (const batch of checked) {
    if (!(await canGoOn(generations, batch))) continue;
    const rows = await db
      .update(batches)
      .set({
        state: 'running',
        pausedBecause: null,
        pausedFor: null,
        updatedAt: new Date(),
      })
      .where(and(eq(batches.id, batch.id), eq(batches.state, 'paused'), isNotNull(batches.pausedFor)))
      .returning({ id: batches.id });
    resumed.push(...rows.map(({ id }) => id));
  }
  return resumed;
}

/** Whether the user may use the template and can afford the next item. */
async function canGoOn({ db, runner }: Writers, batch: Batch): Promise<boolean> {
  const generator = requireBatch(requireGenerator(batch.templateType));
  const [author] = await db.select().from(users).where(eq(users.id, batch.userId));
  if (!author) return false;
  try {
    await requireAccess(db, author, generator);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  const [next] = await db
    .select()
    .from(batchItems)
    .where(and(eq(batchItems.batchId, batch.id), eq(batchItems.state, 'waiting')))
    .orderBy(asc(batchItems.position))
    .limit(1);
  if (!next) return true;
  const { affordable } = await estimateItem(db, runner, author, generator, batch.input, next.position);
  return affordable;
}
