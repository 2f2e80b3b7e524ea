import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  Batch,
  BatchCounts,
  BatchSummary,
  ListBatches200,
  ListBatchesParams,
} from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { Problem } from '../../platform/problem.ts';
import { completeForm, requireGenerator } from '../generations/document/form.ts';
import { generations } from '../generations/document/tables.ts';
import type { FinishedItem, Generator } from '../templates/generator.ts';
import { resultsOf } from './batch-results.ts';
import { scoresIn } from './item-scores.ts';
import { batches, batchItems } from './tables.ts';

type Row = typeof batches.$inferSelect;

const counts = sql<BatchCounts>`(select json_build_object(
  'waiting', count(*) filter (where state = 'waiting'), 'writing', count(*) filter (where state = 'writing'),
  'finished', count(*) filter (where state = 'finished'), 'failed', count(*) filter (where state = 'failed'),
  'cancelled', count(*) filter (where state = 'cancelled'))
  from batch_items where batch_id = ${sql.raw('batches.id')})`;

const newest = keyset(batches.createdAt, batches.id);
const { input, checkedAt, idempotencyKey, ...listed } = getTableColumns(batches);

const summaryOf = (
  row: Omit<Row, 'input' | 'checkedAt' | 'idempotencyKey'>,
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
          filter.template_type === undefined ? undefined : eq(batches.templateType, filter.template_type),
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
    .select({ item: batchItems, documentId: generations.id, result: generations.result })
    .from(batchItems)
    .leftJoin(generations, and(eq(generations.id, batchItems.generationId), isNull(generations.trashedAt)))
    .where(eq(batchItems.batchId, id))
    .orderBy(asc(batchItems.position));
  const finished = items.flatMap(({ item: { position, name, state }, result }) =>
    state === 'finished' && result ? [{ position, name, result, scores: scoresIn(generator, result) }] : [],
  );
  const scoreOf = new Map(finished.map(({ position, scores }) => [position, scores?.total ?? null]));
  return {
    ...summaryOf(row, found.counts),
    paused_because: row.pausedBecause,
    paused_for: row.pausedFor,
    items: items.map(({ item, documentId }) => ({
      position: item.position,
      name: item.name,
      state: item.state,
      generation_id: documentId,
      score: scoreOf.get(item.position) ?? null,
      failure: item.failure,
    })),
    results: resultsOf(finished),
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
  const left = new Set(generator.batch?.summaryWithout);
  return Object.fromEntries(
    keys.map((key) => [key, without(generator.derive(key, whole, form, context), left)]),
  );
}

const facts = z.record(z.string(), z.unknown());

function without(section: unknown, keys: ReadonlySet<string>): unknown {
  const { data } = facts.safeParse(section);
  return data ? Object.fromEntries(Object.entries(data).filter(([key]) => !keys.has(key))) : section;
}
