import { eq, isNull } from 'drizzle-orm';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sendFile } from '../../../tests/contract/make-resource.ts';
import { EngineFailure } from '../../engine/port/engine-failure.ts';
import type { Batch, BatchEstimate, Draft, Source, SourceText } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { generations, runs } from '../generations/document/tables.ts';
import { scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { batches, batchItems } from './tables.ts';
import { addPausedBatch, batchWhen, gradedPaper, gradingRequest } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({
  engine,
  batchLanes: 2,
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

// A batch that still runs would write into the next test's database and use its engine.
afterEach(async () => {
  const owners = await db.select({ id: batches.id, userId: batches.userId }).from(batches);
  for (const { id } of owners) await db.update(batches).set({ state: 'cancelled' }).where(eq(batches.id, id));
  await vi.waitUntil(async () => (await db.$count(runs, isNull(runs.endedAt))) === 0, 30_000);
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
  expect(batch.results?.bands.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(Object.keys(Object(batch.summary['class_summary']))).toEqual([
    'common_misconceptions',
    'reteach_groups',
  ]);
  const rows = await db.select().from(generations);
  expect(rows.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other))[0]).toBe(
    'Student 1 · Ice',
  );
  const listed = async (query: string) => {
    const answer = await app.inject({ url: `/api/generations?${query}`, headers: person.headers });
    return answer.json<{ items: unknown[] }>().items.length;
  };
  expect([await listed(''), await listed('batched=true'), await listed('batched=false')]).toEqual([5, 5, 0]);
  const forms = rows.map(({ input }) => input['submissions']);
  for (const form of forms) expect(form, 'a form holds one student’s work').toHaveLength(1);
});

test('forty long papers in three-byte letters are priced, saved and started', async () => {
  engine.use(scriptedEngine({ does: 'hang', after: 0 }));
  const person = await signIn();
  const request = gradingRequest(40);
  const submissions = Array.from({ length: 40 }, (_, index) => ({
    student_name: `Student ${index + 1}`,
    text: '氷'.repeat(20_000),
  }));
  const long = { ...request, input: { ...request.input, submissions } };
  const url = `/api/drafts/${request.template_type}`;
  const payload = { version: 0, input: long.input };
  const saved = await app.inject({ method: 'PUT', url, headers: person.headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await call('/estimate', person, long)).statusCode).toBe(200);
  const started = await call('', person, long);
  expect(started.statusCode).toBe(201);
  expect((await call(`/${started.json<Batch>().id}/cancel`, person)).statusCode).toBe(200);
  const tooLong = { ...long, input: { ...long.input, task_text: 'x'.repeat(3_000_000) } };
  expect((await call('/estimate', person, tooLong)).statusCode).toBe(413);
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

test('the estimate names the price of each item and of all', async () => {
  const person = await signIn();
  const of = async (count: number) =>
    (await call('/estimate', person, gradingRequest(count))).json<BatchEstimate>();
  const [one, three] = [await of(1), await of(3)];
  expect(three.items).toEqual([one.credits, one.credits, one.credits]);
  expect(three.credits).toBe(3 * one.credits);
  expect((await call('/estimate', person, gradingRequest(41))).statusCode).toBe(422);
});

test('40 items are each written once', async () => {
  engine.use(scriptedEngine({ does: 'write', chunk: 4_000 }));
  const person = await signIn();
  const { id } = await start(person, 40);
  const { counts, items } = await batchWhen(app, person.headers, id, isOver);
  expect(counts).toMatchObject({ finished: 40, failed: 0, waiting: 0 });
  expect(new Set(items.map(({ generation_id }) => generation_id)).size).toBe(40);
  expect(await db.$count(runs)).toBe(40);
});

test('the text of each student’s file is graded in the document of that student', async () => {
  const person = await signIn();
  const { template_type, input } = gradingRequest(3);
  const works = ['Ice is lighter.', 'Ice is cold.', 'Ice has air in it.'];
  const submissions = [];
  for (const [index, work] of works.entries()) {
    const file = new File([work], `student-${index + 1}.txt`, { type: 'text/plain' });
    const sent = await sendFile(app, person.headers, { method: 'POST', url: '/api/sources', file });
    const url = `/api/sources/${sent.json<Source>().id}/text`;
    const { text } = (await app.inject({ url, headers: person.headers })).json<SourceText>();
    submissions.push({ student_name: `Student ${index + 1}`, text });
  }
  const answer = await call('', person, { template_type, input: { ...input, submissions } });
  const { items } = await batchWhen(app, person.headers, answer.json<Batch>().id, isOver);
  for (const [index, { generation_id, name }] of items.entries()) {
    const [row] = await db
      .select()
      .from(generations)
      .where(eq(generations.id, generation_id ?? ''));
    expect(row?.input['submissions']).toEqual([{ student_name: name, text: works[index], late: 0 }]);
  }
});

test('the draft of the form is closed when its batch starts', async () => {
  const person = await signIn();
  const { template_type, input } = gradingRequest(2);
  const url = `/api/drafts/${template_type}`;
  const saved = await app.inject({
    method: 'PUT',
    url,
    headers: person.headers,
    payload: { version: 0, input },
  });
  const { version } = saved.json<Draft>();
  expect((await call('', person, { template_type, input, draft_version: version })).statusCode).toBe(201);
  expect((await app.inject({ url, headers: person.headers })).json()).toEqual({ draft: null });
});

test('scores and documents of all items are exported, unfinished ones by name', async () => {
  const failure = new EngineFailure('refused', { message: 'The model refused.' });
  engine.use(scriptedEngine({ does: 'fail', failure }, { does: 'send', text: gradedPaper }));
  const person = await signIn();
  const { id } = await start(person, 3);
  const { items } = await batchWhen(app, person.headers, id, isOver);
  const read = (path: string) => app.inject({ url: `/api/batches/${id}/${path}`, headers: person.headers });

  const csv = await read('scores');
  expect(csv.headers['content-disposition']).toContain('Ice scores.csv');
  const { data: rows } = Papa.parse<Record<string, string>>(csv.body, { header: true, skipEmptyLines: true });
  expect(rows.map(({ Student }) => Student)).toEqual(items.map(({ name }) => name));
  expect(rows.map((row) => row['Suggested score'] !== '')).toEqual(
    items.map(({ state }) => state === 'finished'),
  );

  const zip = await JSZip.loadAsync((await read('documents?copy=student')).rawPayload);
  expect(Object.keys(zip.files)).toEqual(
    items.flatMap(({ state, name }, index) =>
      state === 'finished' ? [`0${index + 1} ${name} · Ice (student copy).docx`] : [],
    ),
  );
});

test('late work loses points of its score in the batch and in the spreadsheet', async () => {
  engine.use(scriptedEngine({ does: 'send', text: gradedPaper }));
  const person = await signIn();
  const { template_type, input } = gradingRequest(2);
  const [onTime, late] = z.array(z.looseObject({})).parse(input['submissions']);
  const submissions = [onTime, { ...late, late: 2 }];
  const started = await call('', person, { template_type, input: { ...input, submissions } });
  const { id } = started.json<Batch>();
  const { items } = await batchWhen(app, person.headers, id, isOver);
  expect(items.map(({ score }) => score)).toEqual([
    { score: 4, max: 10, given: false },
    { score: 4, max: 10, given: false, penalty: 2 },
  ]);
  const csv = await app.inject({ url: `/api/batches/${id}/scores`, headers: person.headers });
  const { data: rows } = Papa.parse<Record<string, string>>(csv.body, { header: true, skipEmptyLines: true });
  expect(rows.map((row) => row['Late penalty'])).toEqual(['', '2']);
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
  // A document that was just being started is stopped once it exists.
  await expect.poll(() => db.$count(runs, isNull(runs.endedAt))).toBe(0);
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
