import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { gradingSchema, submissionsSchema } from '../../generated/blocks.ts';
import type {
  Batch,
  BatchCounts,
  BatchScore,
  BatchSummary,
  ListBatches200,
  ListBatchesParams,
} from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { Problem } from '../../platform/problem.ts';
import { completeForm, requireGenerator } from '../generations/form.ts';
import { generations } from '../generations/tables.ts';
import type { FinishedItem, Generator } from '../templates/generator.ts';
import { batches, batchItems } from './tables.ts';

type Row = typeof batches.$inferSelect;
type Result = Readonly<Record<string, unknown>>;

const counts = sql<BatchCounts>`(select json_build_object(
  'waiting', count(*) filter (where state = 'waiting'), 'writing', count(*) filter (where state = 'writing'),
  'finished', count(*) filter (where state = 'finished'), 'failed', count(*) filter (where state = 'failed'),
  'cancelled', count(*) filter (where state = 'cancelled'))
  from batch_items where batch_id = ${sql.raw('batches.id')})`;

const newest = keyset(batches.createdAt, batches.id);
const { input, worker, leaseUntil, idempotencyKey, ...listed } = getTableColumns(batches);

const summaryOf = (
  row: Omit<Row, 'input' | 'worker' | 'leaseUntil' | 'idempotencyKey'>,
  count: BatchCounts,
): BatchSummary => ({
  id: row.id,
  template_type: row.templateType,
  title: row.title,
  state: row.state,
  counts: count,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** One page of a user's batches, newest first. */
export function listBatches(
  db: Database,
  userId: string,
  filter: ListBatchesParams,
): Promise<ListBatches200> {
  const read = (limit: number) =>
    db
      .select({ row: listed, counts, position: newest.position })
      .from(batches)
      .where(
        and(
          eq(batches.userId, userId),
          filter.template_type && eq(batches.templateType, filter.template_type),
          newest.after(filter.cursor),
        ),
      )
      .orderBy(...newest.orderBy)
      .limit(limit);
  return readPage(filter, read, ({ row, counts: count }) => summaryOf(row, count));
}

/** A batch with the state and score of each item and what sums them up; throws a 404 unless the user owns it. */
export async function readBatch(db: Database, userId: string, id: string): Promise<Batch> {
  const [found] = await db
    .select({ row: batches, counts })
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.userId, userId)));
  if (!found) throw new Problem('not_found');
  const { row } = found;
  const generator = requireGenerator(row.templateType);
  const items = await db
    .select({ item: batchItems, result: generations.result })
    .from(batchItems)
    .leftJoin(generations, eq(generations.id, batchItems.generationId))
    .where(eq(batchItems.batchId, id))
    .orderBy(asc(batchItems.position));
  const finished = items.flatMap(({ item: { name, state }, result }) =>
    state === 'finished' && result ? [{ name, result }] : [],
  );
  return {
    ...summaryOf(row, found.counts),
    paused_because: row.pausedBecause,
    items: items.map(({ item, result }) => ({
      position: item.position,
      name: item.name,
      state: item.state,
      generation_id: item.generationId,
      score: item.state === 'finished' && result ? scoreIn(generator, result) : null,
      failure: item.failure,
    })),
    summary: summarise(generator, row, finished),
    checks: finished.length > 1 ? (generator.batch?.checks?.(finished) ?? []) : [],
  };
}

/** The sections that sum up the finished items, derived from their sections put together. */
function summarise(
  generator: Generator,
  row: Row,
  finished: readonly FinishedItem[],
): Record<string, unknown> {
  const keys = generator.batch?.summary ?? [];
  if (finished.length === 0) return {};
  const whole: Record<string, unknown> = {};
  for (const { result } of finished) {
    for (const [key, value] of Object.entries(result)) {
      const before = whole[key];
      if (Array.isArray(value)) whole[key] = [...(Array.isArray(before) ? before : []), ...value];
    }
  }
  const form = completeForm(generator, row.input);
  const context = { sources: [], standards: [] };
  return Object.fromEntries(keys.map((key) => [key, generator.derive(key, whole, form, context)]));
}

/** The score in a document with submissions or the scores of criteria; null in others. */
function scoreIn({ result: { shape } }: Generator, result: Result): BatchScore | null {
  for (const [key, schema] of Object.entries(shape)) {
    const block = z.globalRegistry.get(schema)?.block;
    const [submission] = (block === 'submissions' && submissionsSchema.safeParse(result[key]).data) || [];
    const score = submission?.given_score ?? submission?.suggested_score;
    if (score !== undefined) {
      return { score, max: submission?.max ?? 0, given: submission?.given_score !== undefined };
    }
    const scores = Object.values((block === 'grading' && gradingSchema.safeParse(result[key]).data) || {});
    if (scores.length === 0) continue;
    return {
      score: scores.reduce((sum, each) => sum + each.score, 0),
      max: scores.reduce((sum, each) => sum + each.max, 0),
      given: scores.every(({ given }) => given === true),
    };
  }
  return null;
}
