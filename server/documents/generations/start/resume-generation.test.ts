import { beforeEach, describe, expect, test } from 'vitest';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { versions } from '../document/tables.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { endOf, swappableEngine, scriptedEngine, startLesson, writtenLesson } from '../testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });
beforeEach(() => engine.use(scriptedEngine({ does: 'write' })));

const post = (path: string, { headers }: SignedIn, payload?: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/generations/${path}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });

/** A lesson plan that was stopped in the middle. */
async function stoppedLesson(person: SignedIn): Promise<Generation> {
  const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
  engine.use(hanging);
  const { id } = await startLesson(app, person.headers);
  await hanging.hung;
  const stopped = await post(`${id}/stop`, person);
  return stopped.json<Generation>();
}

const finishedOf = ({ sections }: Generation) =>
  sections.filter(({ state }) => state === 'finished').map(({ key }) => key);

describe('stopping', () => {
  test('stores the finished sections and charges the tokens used', async () => {
    const person = await signIn({ tokens: 50_000 });
    const stopped = await stoppedLesson(person);
    expect(stopped).toMatchObject({ status: 'stopped', failure: null });
    expect(finishedOf(stopped).length).toBeGreaterThan(2);
    expect(stopped.sections.map(({ state }) => state)).toContain('partial');
    const { credits, token_balance } = stopped;
    expect(credits.used).toBeGreaterThan(0);
    expect(credits.used + credits.refunded).toBe(credits.estimate);
    expect(token_balance.available_input_tokens + token_balance.used_input_tokens).toBe(50_000);
  });

  test('returns a document that has no open run unchanged', async () => {
    const person = await signIn();
    const { id } = await writtenLesson(app, person.headers);
    expect((await post(`${id}/stop`, person)).json()).toMatchObject({ status: 'complete', version: 1 });
  });
});

describe('continuing', () => {
  test('writes the missing sections only, with the finished ones as context', async () => {
    const person = await signIn();
    const stopped = await stoppedLesson(person);
    const writer = scriptedEngine({ does: 'write' });
    engine.use(writer);
    expect((await post(`${stopped.id}/continue`, person)).statusCode).toBe(200);
    const whole = await endOf(app, person.headers, stopped.id);
    expect(whole).toMatchObject({ status: 'complete' });
    const finished = finishedOf(stopped);
    const [request] = writer.requests;
    expect(writer.requests).toHaveLength(1);
    expect(Object.keys(request?.written ?? {}).toSorted()).toEqual(finished.toSorted());
    expect(request?.sections.some(({ key }) => finished.includes(key))).toBe(false);
    for (const key of finished) expect(whole.result[key]).toEqual(stopped.result[key]);
    expect(whole.last_event).toBeGreaterThan(stopped.last_event);
    expect(whole.credits.used).toBeGreaterThan(stopped.credits.used);
  });

  test('starts one run per idempotency key; another call answers 409', async () => {
    const person = await signIn();
    const { id } = await stoppedLesson(person);
    const hanging = scriptedEngine({ does: 'hang', after: 0.2 });
    engine.use(hanging);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(`${id}/continue`, person, undefined, 'continue once')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await post(`${id}/continue`, person)).statusCode).toBe(409);
    expect(hanging.requests).toHaveLength(1);
    await post(`${id}/stop`, person);
  });

  test('answers 409 for a complete document', async () => {
    const person = await signIn();
    const { id } = await writtenLesson(app, person.headers);
    expect((await post(`${id}/continue`, person)).json()).toMatchObject({
      message: 'This document has all its sections.',
    });
  });

  test('answers 402 without credits and leaves the document unchanged', async () => {
    const person = await signIn({ tokens: 7000 });
    const stopped = await stoppedLesson(person);
    await db.execute(`update balances set available_output = 1`);
    const rejected = await post(`${stopped.id}/continue`, person);
    expect(rejected.statusCode).toBe(402);
    const { status, sections } = await endOf(app, person.headers, stopped.id);
    expect({ status, sections }).toEqual({ status: 'stopped', sections: stopped.sections });
  });
});

describe('regenerating a section', () => {
  const regenerate = (id: string, person: SignedIn, version: number, change = 'shorter') =>
    post(`${id}/sections/overview/regenerate`, person, { version, change, instruction: 'Name the tree.' });

  test('sends its current value and the requested change to the engine', async () => {
    const person = await signIn();
    const before = await writtenLesson(app, person.headers);
    const writer = scriptedEngine({ does: 'send', text: '{"overview":"The willow, in short."}' });
    engine.use(writer);
    expect((await regenerate(before.id, person, 1)).statusCode).toBe(200);
    const after = await endOf(app, person.headers, before.id);
    expect(after).toMatchObject({
      status: 'complete',
      version: 2,
      result: { ...before.result, overview: 'The willow, in short.' },
    });
    expect(writer.requests[0]).toMatchObject({
      sections: [{ key: 'overview' }],
      change: {
        section: 'overview',
        kind: 'shorter',
        instruction: 'Name the tree.',
        before: before.result['overview'],
      },
    });
    const stored = await db.select().from(versions);
    expect(stored.map(({ cause, section }) => [cause, section])).toContainEqual(['regenerated', 'overview']);
  });

  test.each([
    ['stopped', null],
    ['failed', new EngineFailure('refused', { message: 'I would rather not.' })],
  ])('leaves the document unchanged if the run is %s', async (end, failure) => {
    const person = await signIn();
    const before = await writtenLesson(app, person.headers);
    const script = scriptedEngine(
      failure ? { does: 'fail', failure, after: 0.5 } : { does: 'hang', after: 0.5 },
    );
    engine.use(script);
    await regenerate(before.id, person, 1);
    if (end === 'stopped') await script.hung;
    if (end === 'stopped') await post(`${before.id}/stop`, person);
    const after = await endOf(app, person.headers, before.id);
    expect(after).toMatchObject({
      status: 'complete',
      version: 1,
      result: before.result,
      sections: before.sections,
      checks: before.checks,
      failure: failure ? { code: 'refused', message: 'I would rather not.', retryable: false } : null,
    });
    expect(after.credits.used, 'the rewrite is free').toBe(before.credits.used);
  });

  test('rejects an old version, an unknown section and a document with an open run', async () => {
    const person = await signIn();
    const { id } = await writtenLesson(app, person.headers);
    expect((await regenerate(id, person, 0)).statusCode).toBe(409);
    const unknown = await post(`${id}/sections/rubric/regenerate`, person, { version: 1, change: 'again' });
    expect(unknown.statusCode).toBe(404);
    engine.use(scriptedEngine({ does: 'hang', after: 0.5 }));
    expect((await regenerate(id, person, 1)).statusCode).toBe(200);
    expect((await regenerate(id, person, 1)).statusCode).toBe(409);
    await post(`${id}/stop`, person);
  });
});
