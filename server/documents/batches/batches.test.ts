import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { EngineFailure } from '../../engine/port/engine-failure.ts';
import { balanceOf } from '../../billing/credits/credits.ts';
import type { Batch, Estimate } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { generations, runs } from '../generations/tables.ts';
import { scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { batches, batchItems } from './tables.ts';
import { addPausedBatch, batchWhen, gradingRequest } from './testing.ts';

const engine = swappableEngine();
const { app, db, openApp, signIn } = await openTestApp({
  engine,
  batchTiming: { lanes: 2, lease: 30, sweep: 50 },
});

const call = (path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/batches${path}`, headers, ...(payload && { payload }) });
const start = async (person: SignedIn, count: number): Promise<Batch> => {
  const answer = await call('', person, gradingRequest(count));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Batch>();
};
const isOver = ({ state }: Batch) => state !== 'running';
const statesOf = ({ items }: Batch) => items.map(({ state }) => state);

// A batch that still runs would write into the next test's database.
afterEach(async () => {
  const owners = await db.select({ id: batches.id, userId: batches.userId }).from(batches);
  for (const { id } of owners) await db.update(batches).set({ state: 'cancelled' }).where(eq(batches.id, id));
});

test('a batch writes a document for each student and sums up the class', async () => {
  engine.use(scriptedEngine({ does: 'write' }));
  const person = await signIn();
  const { id } = await start(person, 5);
  const batch = await batchWhen(app, person.headers, id, isOver);
  expect(batch.state).toBe('finished');
  expect(statesOf(batch)).toEqual(Array(5).fill('finished'));
  expect(batch.counts).toEqual({ waiting: 0, writing: 0, finished: 5, failed: 0, cancelled: 0 });
  const [first] = batch.items;
  expect(first).toMatchObject({ name: 'Student 1', score: { max: 10, given: false } });
  expect(batch.summary).toMatchObject({
    class_summary: { distribution: expect.arrayContaining([expect.stringMatching(/^Mean/)]) },
  });
  const rows = await db.select().from(generations);
  expect(rows.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other))[0]).toBe(
    'Student 1 · Ice',
  );
  const forms = rows.map(({ input }) => input['submissions']);
  for (const form of forms) expect(form, 'a form holds one student’s work').toHaveLength(1);
});

test('a failed item does not affect the others, and can be tried again', async () => {
  const failure = new EngineFailure('refused', { message: 'The model refused.' });
  engine.use(scriptedEngine({ does: 'fail', failure }, { does: 'write' }));
  const person = await signIn();
  const { id } = await start(person, 3);
  const batch = await batchWhen(app, person.headers, id, isOver);
  expect(statesOf(batch).toSorted()).toEqual(['failed', 'finished', 'finished']);
  const position = batch.items.findIndex(({ state }) => state === 'failed');
  expect(batch.items[position]?.failure).toBeTruthy();

  expect((await call(`/${id}/items/${position === 0 ? 1 : 0}/retry`, person)).statusCode).toBe(409);
  expect((await call(`/${id}/items/${position}/retry`, person)).statusCode).toBe(200);
  const retried = await batchWhen(app, person.headers, id, isOver);
  expect(statesOf(retried)).toEqual(['finished', 'finished', 'finished']);
  expect(await db.$count(generations), 'the same document goes on').toBe(3);
});

test('credits are charged for each item, and missing credits pause the batch', async () => {
  engine.use(scriptedEngine({ does: 'write', usage: { input: 100, output: 200 } }));
  const person = await signIn({ subscribed: false, tokens: 60_000 });
  const answer = await call('', person, gradingRequest(2));
  expect([201, 402]).toContain(answer.statusCode);
  if (answer.statusCode === 402) return;
  const batch = await batchWhen(app, person.headers, answer.json<Batch>().id, isOver);
  expect(batch.state).toBe('finished');
  expect(await balanceOf(db, person.id)).toMatchObject({ used_output_tokens: 400 });
});

test('the estimate is the sum over the items', async () => {
  engine.use(scriptedEngine({ does: 'write' }));
  const person = await signIn();
  const of = async (count: number) =>
    (await call('/estimate', person, gradingRequest(count))).json<Estimate>().credits;
  expect(await of(3)).toBe(3 * (await of(1)));
});

test('a paused batch begins no further item until it is resumed', async () => {
  const gate = Promise.withResolvers<void>();
  engine.use(scriptedEngine({ does: 'write', gate: gate.promise }));
  const person = await signIn();
  const { id } = await start(person, 4);
  await batchWhen(app, person.headers, id, ({ counts }) => counts.writing === 2);
  expect((await call(`/${id}/pause`, person)).json<Batch>().state).toBe('paused');
  gate.resolve();
  const paused = await batchWhen(app, person.headers, id, ({ counts }) => counts.writing === 0);
  expect(statesOf(paused)).toEqual(['finished', 'finished', 'waiting', 'waiting']);
  expect((await call(`/${id}/resume`, person)).statusCode).toBe(200);
  expect(statesOf(await batchWhen(app, person.headers, id, isOver))).toEqual(Array(4).fill('finished'));
  expect((await call(`/${id}/pause`, person)).statusCode).toBe(409);
});

test('a cancelled batch stops what is being written', async () => {
  const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
  engine.use(hanging);
  const person = await signIn();
  const { id } = await start(person, 4);
  await hanging.hung;
  const batch = (await call(`/${id}/cancel`, person)).json<Batch>();
  expect(batch.state).toBe('cancelled');
  expect(statesOf(batch)).toEqual(Array(4).fill('cancelled'));
  for (const { endedAt } of await db.select().from(runs)) expect(endedAt).not.toBeNull();
});

test('a batch of a stopped server goes on where it was', async () => {
  const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
  const first = await openApp({ engine: hanging });
  const person = await signIn();
  const answer = await first.inject({
    method: 'POST',
    url: '/api/batches',
    headers: person.headers,
    payload: gradingRequest(3),
  });
  const { id } = answer.json<Batch>();
  await hanging.hung;
  await first.close();
  const left = await db.select().from(batchItems);
  expect(left.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);

  engine.use(scriptedEngine({ does: 'write' }));
  const batch = await batchWhen(app, person.headers, id, isOver);
  expect(statesOf(batch)).toEqual(['finished', 'finished', 'finished']);
  expect(await db.$count(generations)).toBe(3);
});

test.each([
  ['one document per form', { template_type: 'lecture-scripts', input: {} }],
  ['41 students', gradingRequest(41)],
  ['no students', gradingRequest(0)],
])('a request for %s is rejected', async (_, request) => {
  const person = await signIn();
  expect((await call('', person, request)).statusCode).toBe(422);
  expect(await db.$count(batches)).toBe(0);
});

test('a repeated call with the same key starts one batch', async () => {
  engine.use(scriptedEngine({ does: 'write' }));
  const person = await signIn();
  const headers = { ...person.headers, 'idempotency-key': 'the-same-key' };
  const send = async () =>
    (
      await app.inject({ method: 'POST', url: '/api/batches', headers, payload: gradingRequest(2) })
    ).json<Batch>().id;
  const [one, other] = [await send(), await send()];
  expect(one).toBe(other);
  await batchWhen(app, person.headers, one, isOver);
  expect(await db.$count(generations)).toBe(2);
});

test('a deleted batch leaves its documents', async () => {
  const person = await signIn();
  const id = await addPausedBatch(db, person.id);
  const answer = await app.inject({ method: 'DELETE', url: `/api/batches/${id}`, headers: person.headers });
  expect(answer.statusCode).toBe(204);
  expect(await db.$count(batchItems)).toBe(0);
  expect((await app.inject({ url: `/api/batches/${id}`, headers: person.headers })).statusCode).toBe(404);
});
