import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { signIn } from '../../../../tests/support/account.ts';
import { DocumentCopy, readEvents } from '../../../../tests/support/event-reader.ts';
import { startModelServer } from '../../../../tests/support/model-server.ts';
import { startProductWithModel } from '../../../../tests/support/product-with-model.ts';
import { balanceOf } from '../../../billing/credits/credits.ts';
import { ledger } from '../../../billing/credits/tables.ts';
import { eventBatches, runs } from '../document/tables.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { lessonRequest } from '../testing.ts';

// Slow enough for a reader on a busy machine to connect during the run.
const upstream = await startModelServer({ tokensPerSecond: 150 });
const { product, withDatabase } = await startProductWithModel(upstream);
afterAll(async () => {
  await product.remove();
  await upstream.close();
});

test('a server killed during a run loses no finished section and charges once', async () => {
  const person = await withDatabase((db) => signIn(db, { tokens: 50_000 }));
  const call = async (method: string, path: string, body?: object): Promise<Generation> => {
    const answer = await fetch(`${product.url}/api/generations${path}`, {
      method,
      headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  };
  const events = (id: string, lastEventId?: number) =>
    readEvents({
      url: `${product.url}/api/generations/${id}/events`,
      headers: person.headers,
      ...(lastEventId !== undefined && { lastEventId }),
    });

  const { id } = await call('POST', '', lessonRequest);
  const seen = new DocumentCopy();
  let last: string | undefined;
  const readUntilKilled = async () => {
    for await (const read of events(id)) {
      seen.take(read);
      last = read.event.type;
      const writing = seen.generation?.sections.some(({ state }) => state === 'writing');
      if (seen.finished().length >= 4 && writing && read.event.type === 'patch') await product.kill();
    }
  };
  // The connection may end as any other does, but without the last event.
  await readUntilKilled().catch(() => {});
  expect(last).not.toBe('end');
  await product.start();

  const after = await call('GET', `/${id}`);
  expect(after).toMatchObject({ status: 'interrupted', failure: null, version: 1 });
  const states = new Map(after.sections.map(({ key, state }) => [key, state]));
  for (const key of seen.finished()) {
    expect(states.get(key)).toBe('finished');
    expect(after.result[key]).toEqual(seen.generation?.result[key]);
  }
  // Numbers that the killed process may have sent are not reused.
  expect(after.last_event).toBeGreaterThan(seen.lastEventId ?? Number.POSITIVE_INFINITY);
  expect([...states.values()].filter((state) => state === 'writing')).toEqual([]);
  expect(states.get(after.sections.at(-1)?.key ?? '')).toBe('waiting');
  expect(after.credits.used).toBeGreaterThan(0);
  expect(after.credits.used + after.credits.refunded).toBe(after.credits.estimate);

  // A reader that reconnects with its last event gets the current state.
  const received: string[] = [];
  for await (const { event } of events(id, seen.lastEventId)) received.push(event.type);
  expect(received).toEqual(['snapshot', 'end']);

  const continued = await call('POST', `/${id}/continue`);
  expect(continued.status).toBe('writing');
  const rest = new DocumentCopy();
  for await (const read of events(id)) rest.take(read);
  expect(rest.generation).toMatchObject({ status: 'complete', version: 2 });
  for (const key of seen.finished()) expect(rest.generation?.result[key]).toEqual(after.result[key]);

  const stored = await withDatabase(async (db) => ({
    balance: await balanceOf(db, person.id),
    batches: await db.select().from(eventBatches),
    runs: await db.select().from(runs),
    ledger: await db
      .select({
        kind: ledger.kind,
        input: sql<number>`sum(${ledger.input})::int`,
        output: sql<number>`sum(${ledger.output})::int`,
        usedInput: sql<number>`sum(${ledger.usedInput})::int`,
        usedOutput: sql<number>`sum(${ledger.usedOutput})::int`,
        rows: sql<number>`count(*)::int`,
      })
      .from(ledger)
      .where(eq(ledger.userId, person.id))
      .groupBy(ledger.kind),
  }));
  const total = (column: 'input' | 'output' | 'usedInput' | 'usedOutput') =>
    stored.ledger.reduce((sum, row) => sum + row[column], 0);
  expect(stored.balance).toEqual({
    available_input_tokens: total('input'),
    available_output_tokens: total('output'),
    used_input_tokens: total('usedInput'),
    used_output_tokens: total('usedOutput'),
  });
  expect(stored.balance.available_output_tokens + stored.balance.used_output_tokens).toBe(50_000);
  expect(stored.ledger.find(({ kind }) => kind === 'settle')?.rows).toBe(2);
  const interrupted = stored.runs.find(({ cause }) => cause === 'written');
  expect(after.credits.used).toBe((interrupted?.usedInput ?? 0) + (interrupted?.usedOutput ?? 0));
  expect(stored.batches).toEqual([]);
}, 300_000);
