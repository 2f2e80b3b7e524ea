import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { signIn } from '../../../tests/support/account.ts';
import { startModelServer } from '../../../tests/support/model-server.ts';
import { startProductWithModel } from '../../../tests/support/product-with-model.ts';
import { balanceOf } from '../../billing/credits/credits.ts';
import { ledger } from '../../billing/credits/tables.ts';
import type { Batch } from '../../generated/schemas/index.ts';
import { generations, runs } from '../generations/document/tables.ts';
import { gradedPaper, gradingRequest } from './testing.ts';

// Slow enough for the kill to find some items finished, some in writing and some waiting.
const upstream = await startModelServer({ tokensPerSecond: 100, write: () => gradedPaper });
const { product, withDatabase } = await startProductWithModel(upstream);
afterAll(async () => {
  await product.remove();
  await upstream.close();
});

const TOKENS = 500_000;

test('a server killed during a batch writes and charges every item once', async () => {
  const person = await withDatabase((db) => signIn(db, { tokens: TOKENS, plan: 'student_pro_month' }));
  const call = async (method: string, path: string, body?: object): Promise<Batch> => {
    const answer = await fetch(`${product.url}/api/batches${path}`, {
      method,
      headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  };
  const when = (isReached: (batch: Batch) => boolean): Promise<Batch> =>
    vi.waitFor(
      async () => {
        const batch = await call('GET', `/${id}`);
        if (!isReached(batch)) throw new Error(`The batch has ${JSON.stringify(batch.counts)}.`);
        return batch;
      },
      { timeout: 120_000, interval: 100 },
    );

  const { id } = await call('POST', '', gradingRequest(8));
  const before = await when(({ counts }) => counts.finished >= 1 && counts.writing >= 1);
  await product.kill();
  await product.start();
  const after = await when(({ state }) => state !== 'running');
  expect(after.counts).toEqual({ waiting: 0, writing: 0, finished: 8, failed: 0, cancelled: 0 });
  expect(before.counts.waiting, 'the kill came in the middle').toBeGreaterThan(0);

  const stored = await withDatabase(async (db) => ({
    balance: await balanceOf(db, person.id),
    documents: await db.select().from(generations),
    runs: await db.select().from(runs),
    perRun: await db
      .select({
        runId: ledger.runId,
        reserved: sql<number>`count(*) filter (where kind = 'reserve')::int`,
        settled: sql<number>`count(*) filter (where kind = 'settle')::int`,
        used: sql<number>`sum(${ledger.usedInput} + ${ledger.usedOutput})::int`,
      })
      .from(ledger)
      .where(sql`${ledger.runId} is not null`)
      .groupBy(ledger.runId),
  }));
  const ids = after.items.map(({ generation_id }) => generation_id);
  expect(stored.documents).toHaveLength(8);
  expect(new Set(stored.documents.map((document) => document.id))).toEqual(new Set(ids));
  expect(new Set(stored.documents.map(({ status }) => status))).toEqual(new Set(['complete']));

  for (const { generation_id, state } of before.items.filter((item) => item.state === 'finished')) {
    expect(state).toBe('finished');
    expect(stored.runs.filter(({ generationId }) => generationId === generation_id)).toHaveLength(1);
  }
  const written = stored.runs.filter(({ cause }) => cause === 'written');
  expect(written).toHaveLength(8);
  expect(new Set(written.map(({ generationId }) => generationId))).toEqual(new Set(ids));
  const continued = stored.runs.filter(({ cause }) => cause !== 'written');
  expect(continued.length, 'only what was in writing is continued').toBeLessThanOrEqual(3);
  expect(new Set(continued.map(({ generationId }) => generationId)).size).toBe(continued.length);
  for (const { reserved, settled } of stored.perRun) expect([reserved, settled]).toEqual([1, 1]);
  const used = stored.perRun.reduce((sum, run) => sum + run.used, 0);
  const { balance } = stored;
  expect(balance.used_input_tokens + balance.used_output_tokens).toBe(used);
  expect(balance.available_input_tokens + balance.used_input_tokens).toBe(TOKENS);
  expect(balance.available_output_tokens + balance.used_output_tokens).toBe(TOKENS);
}, 300_000);
