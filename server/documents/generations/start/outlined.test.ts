import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ledger } from '../../../billing/credits/tables.ts';
import type { Generation, Outline } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { generators } from '../../../generated/generators.ts';
import { documentPartSchema } from '../../../generated/blocks.ts';
import { outlineEntry } from '../../templates/outline.ts';
import { readSample } from '../../templates/sample.ts';
import { recoverRuns } from '../end/recover-runs.ts';
import { generations, runs } from '../document/tables.ts';
import { endOf, scriptedEngine, startLesson, swappableEngine } from '../testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });
beforeEach(() => engine.use(scriptedEngine({ does: 'write' })));

const generator = generators.find(({ outline }) => outline !== undefined);
if (!generator) throw new Error('No template has an outline.');
const { templateType } = generator;
const { input } = readSample(generator);

const send = async <Answer>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  person: SignedIn,
  payload?: object,
) => {
  const url = `/api/generations${path}`;
  const answer = await app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Answer>();
};

const planIn = ({ result }: Generation) => z.array(outlineEntry).parse(result['outline']);
const partsOf = ({ result }: Generation) => z.array(documentPartSchema).parse(result['sections']);
const writtenIn = (document: Generation) => partsOf(document).filter(({ markdown }) => markdown !== '');

/** A document whose outline of three entries waits for its user. */
async function planned(person: SignedIn): Promise<Generation> {
  const { id } = await send<Generation>('POST', '', person, { template_type: templateType, input });
  const draft = await endOf(app, person.headers, id);
  const [first] = planIn(draft);
  const outline = ['One', 'Two', 'Three'].map((heading) => ({
    heading,
    points: first?.points ?? [],
    target_words: 200,
  }));
  const changes = [{ section: 'outline', path: [], before: draft.result['outline'], value: outline }];
  return send('PATCH', `/${id}`, person, { version: draft.version, changes });
}

/** Reads the events of each run until no other run follows. */
async function endOfAll(person: SignedIn, id: string): Promise<Generation> {
  let document = await endOf(app, person.headers, id);
  while (document.status === 'writing') document = await endOf(app, person.headers, id);
  return document;
}

const bookingsOf = (id: string) =>
  db
    .select({ kind: ledger.kind, run: runs.id, used: ledger.usedOutput })
    .from(ledger)
    .innerJoin(runs, eq(runs.id, ledger.runId))
    .where(eq(runs.generationId, id));

test('an outline waits for its user, with the price of each part', async () => {
  const person = await signIn({ role: 'teacher', tokens: 90_000 });
  const document = await planned(person);
  expect(document).toMatchObject({ status: 'stopped', failure: null });
  expect(document.result['sections']).toBeUndefined();
  const prices = await send<Outline>('GET', `/${document.id}/outline`, person);
  expect(prices.parts.map(({ heading, written }) => [heading, written])).toEqual([
    ['One', false],
    ['Two', false],
    ['Three', false],
  ]);
  for (const { credits } of prices.parts) expect(credits).toBeGreaterThan(300);
  const sum = prices.parts.reduce((total, { credits }) => total + credits, prices.rest);
  expect(prices).toMatchObject({ credits: sum, affordable: true, refusal: null });
});

test('the approved parts are written one after the other, each as a run of its own', async () => {
  const person = await signIn({ role: 'teacher', tokens: 90_000 });
  const { id } = await planned(person);
  await send('POST', `/${id}/continue`, person);
  const document = await endOfAll(person, id);
  expect(document).toMatchObject({ status: 'complete', failure: null });
  expect(partsOf(document).map(({ heading, status }) => [heading, status])).toEqual([
    ['One', 'written'],
    ['Two', 'written'],
    ['Three', 'written'],
  ]);
  const bookings = await bookingsOf(id);
  const settled = bookings.filter(({ kind }) => kind === 'settle');
  // The outline, three parts, and what follows them.
  expect(new Set(settled.map(({ run }) => run)).size).toBe(5);
  expect(settled.every(({ used }) => used !== null && used > 0)).toBe(true);
});

test('a stop keeps the written parts, charges nothing for the others, and can be resumed', async () => {
  const person = await signIn({ role: 'teacher', tokens: 90_000 });
  const { id } = await planned(person);
  const hanging = scriptedEngine({ does: 'write' }, { does: 'hang', after: 0.6 });
  engine.use(hanging);
  await send('POST', `/${id}/continue`, person);
  await hanging.hung;
  const stopped = await send<Generation>('POST', `/${id}/stop`, person);
  expect(stopped).toMatchObject({ status: 'stopped', failure: null });
  expect(writtenIn(stopped).map(({ heading }) => heading)).toEqual(['One']);
  expect(stopped.sections).toContainEqual({ key: 'sections', state: 'partial' });
  const used = (await bookingsOf(id)).filter(({ used: tokens }) => tokens !== null && tokens > 0);
  expect(used).toHaveLength(2);

  engine.use(scriptedEngine({ does: 'write' }));
  const [first] = writtenIn(stopped);
  await send('POST', `/${id}/continue`, person);
  const whole = await endOfAll(person, id);
  expect(whole.status).toBe('complete');
  expect(partsOf(whole)[0]).toEqual(first);
});

test('a killed server loses no written part, and charges nothing for the one it was writing', async () => {
  const person = await signIn({ role: 'teacher', tokens: 90_000 });
  const { id } = await planned(person);
  const hanging = scriptedEngine({ does: 'write' }, { does: 'hang', after: 0.6 });
  engine.use(hanging);
  await send('POST', `/${id}/continue`, person);
  await hanging.hung;
  await recoverRuns(db, { all: true, except: [] });
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  expect(row?.status).toBe('interrupted');
  const parts = z.array(documentPartSchema).parse(row?.result['sections']);
  expect(parts.map(({ markdown }) => markdown !== '')).toEqual([true, false, false]);
  const used = (await bookingsOf(id)).filter(({ used: tokens }) => tokens !== null && tokens > 0);
  expect(used).toHaveLength(2);
  await send('POST', `/${id}/stop`, person);
});

test('a document without an outline has no prices', async () => {
  const person = await signIn({ role: 'teacher' });
  const { id } = await startLesson(app, person.headers);
  await endOf(app, person.headers, id);
  const answer = await app.inject({ url: `/api/generations/${id}/outline`, headers: person.headers });
  expect(answer.statusCode).toBe(409);
});
