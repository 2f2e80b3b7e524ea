import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { BatchItemState, BatchNeed } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem, type ProblemCode } from '../../platform/problem.ts';
import { requireGenerator } from '../generations/document/form.ts';
import type { Generations } from '../generations/generations.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { continueGeneration } from '../generations/start/resume-generation.ts';
import { startGeneration } from '../generations/start/start-generation.ts';
import { formOfItem, requireBatch } from './batch-items.ts';
import { batchItems, type batches } from './tables.ts';

type Batch = typeof batches.$inferSelect;
type Item = typeof batchItems.$inferSelect;

/** How an item ended; `pause` asks to pause the whole batch. `left` means that another process must finish it. */
export type ItemOutcome =
  | { kind: 'ended'; state: Extract<BatchItemState, 'finished' | 'failed'>; failure: string | null }
  | { kind: 'pause'; because: string; need: BatchNeed }
  | { kind: 'left' };

/** What the user lacks for every further item, by the problem that shows it. */
const NEEDS: Partial<Record<ProblemCode, BatchNeed>> = {
  not_enough_credits: 'credits',
  subscription_required: 'subscription',
  forbidden: 'subscription',
};

/** Milliseconds between two looks at a document that another process writes. */
const WAIT = 1000;

const failed = (failure: string): ItemOutcome => ({ kind: 'ended', state: 'failed', failure });

/**
 * Writes the document of an item, or goes on with the one it has, and waits for its end. Idempotent, so that an item of a killed
 * process can be written again.
 */
export async function writeItem(
  generations: Pick<Generations, 'db' | 'runner'>,
  batch: Batch,
  item: Item,
): Promise<ItemOutcome> {
  const { db, runner } = generations;
  try {
    const [author] = await db.select().from(users).where(eq(users.id, batch.userId));
    if (!author) return failed('Your account was deleted.');
    const id = item.generationId ?? (await startDocument(generations, author, batch, item));
    if (id === null) return { kind: 'left' };
    if (item.generationId) {
      const before = await findGeneration(db, batch.userId, id);
      if (before && before.status !== 'writing' && before.status !== 'complete') {
        await continueGeneration(db, runner, { author, id, idempotencyKey: undefined });
      }
    }
    for (;;) {
      await runner.idle(id);
      const row = await findGeneration(db, batch.userId, id);
      if (!row) return failed('Its document was deleted.');
      switch (row.status) {
        case 'complete':
          return { kind: 'ended', state: 'finished', failure: null };
        case 'failed':
          return failed(row.failure?.message ?? 'It could not be written.');
        case 'stopped':
          return failed('It was stopped.');
        case 'interrupted':
          return { kind: 'left' };
        case 'writing':
          // Another process writes it, or its run awaits its recovery.
          await sleep(WAIT);
      }
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const need = NEEDS[error.code];
    if (need) return { kind: 'pause', because: error.message, need };
    if (error.code === 'unavailable') return { kind: 'left' };
    const [first] = Object.values(error.errors ?? {}).flat();
    return failed(first ?? error.message);
  }
}

/** Starts the document of an item; stops it and returns null if the batch was cancelled meanwhile. */
async function startDocument(
  { db, runner }: Pick<Generations, 'db' | 'runner'>,
  author: typeof users.$inferSelect,
  batch: Batch,
  item: Item,
): Promise<string | null> {
  const generator = requireBatch(requireGenerator(batch.templateType));
  const request = {
    template_type: batch.templateType,
    input: formOfItem(generator, batch.input, item.position),
  };
  const key = `batch:${batch.id}:${item.position}`;
  const { id } = await startGeneration(db, runner, author, request, key);
  if (await setGeneration(db, item, id)) return id;
  await runner.stop(id);
  return null;
}

/** Returns whether the item is still to be written. */
async function setGeneration(
  db: Database,
  { batchId, position }: Item,
  generationId: string,
): Promise<boolean> {
  const [row] = await db
    .update(batchItems)
    .set({ generationId })
    .where(and(eq(batchItems.batchId, batchId), eq(batchItems.position, position)))
    .returning({ state: batchItems.state });
  return row?.state === 'writing';
}
