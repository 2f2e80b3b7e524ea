import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DocumentCopy, type ReadEvent, readEvents } from '../../../../tests/support/event-reader.ts';
import { tokens } from '../../../accounts/sessions/tables.ts';
import { eventBatches, generations } from '../document/tables.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { findGeneration, replayCheckpoints } from '../document/present-generation.ts';
import { endOf, swappableEngine, scriptedEngine, startLesson, writtenLesson } from '../testing.ts';

const engine = swappableEngine();
const { app, db, signIn, openApp } = await openTestApp({
  engine,
  writing: { checkpointTiming: { interval: 5, lease: 20 } },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

// Slow enough for a reader to connect during the run.
beforeEach(() => engine.use(scriptedEngine({ does: 'write', chunk: 20, pause: 1 })));

interface StreamOptions {
  at?: string;
  lastEventId?: number | undefined;
  signal?: AbortSignal;
}

const eventsOf = (
  id: string,
  { headers }: Pick<SignedIn, 'headers'>,
  { at = address, ...rest }: StreamOptions = {},
) => readEvents({ url: `${at}/api/generations/${id}/events`, headers, ...rest });

async function readAll(events: AsyncIterable<ReadEvent>, copy = new DocumentCopy()): Promise<ReadEvent[]> {
  const seen: ReadEvent[] = [];
  for await (const event of events) {
    seen.push(event);
    copy.take(event);
  }
  return seen;
}

describe('a reader', () => {
  test('gets every event once, in order, and the whole document before the end event', async () => {
    const person = await signIn();
    const { id } = await startLesson(app, person.headers);
    const copy = new DocumentCopy();
    const before: unknown[] = [];
    for await (const read of eventsOf(id, person)) {
      if (read.event.type === 'end') before.push(structuredClone(copy.generation?.result));
      copy.take(read);
    }
    expect(copy.generation?.status).toBe('complete');
    expect(before).toEqual([copy.generation?.result]);
    expect(copy.generation).toEqual(await endOf(app, person.headers, id));
  });

  test('gets a new document without reading it again, once, and other users get nothing', async () => {
    const [person, other] = [await signIn(), await signIn()];
    const { id } = await startLesson(app, person.headers);
    await app.inject({ method: 'PUT', url: `/api/generations/${id}/favourite`, headers: person.headers });
    const favourites: unknown[] = [];
    const foreign = await app.inject({ url: `/api/generations/${id}/events`, headers: other.headers });
    for (let count = 0; count < 2; count += 1) {
      for await (const { event } of eventsOf(id, person)) {
        if (event.type === 'snapshot') favourites.push(event.generation.favourite);
        break;
      }
    }
    expect([foreign.statusCode, favourites]).toEqual([404, [false, true]]);
    await endOf(app, person.headers, id);
  });

  test('resumes from its last event after every lost connection', async () => {
    const person = await signIn();
    const { id } = await startLesson(app, person.headers);
    const copy = new DocumentCopy();
    let connections = 0;
    let snapshots = 0;
    while (copy.generation === undefined || copy.generation.status === 'writing') {
      connections++;
      const connection = new AbortController();
      let remaining = 3;
      for await (const read of eventsOf(id, person, {
        lastEventId: copy.lastEventId,
        signal: connection.signal,
      })) {
        if (read.event.type === 'snapshot') snapshots++;
        copy.take(read);
        remaining--;
        if (remaining === 0) break;
      }
      connection.abort();
    }
    expect(connections).toBeGreaterThan(2);
    expect(snapshots).toBeLessThanOrEqual(2);
    expect(copy.generation).toEqual(await endOf(app, person.headers, id));
  });

  test('gets a snapshot first without a Last-Event-ID or with an unknown one', async () => {
    const person = await signIn();
    engine.use(scriptedEngine({ does: 'hang', after: 0.5 }));
    const { id } = await startLesson(app, person.headers);
    for (const lastEventId of [undefined, 999_999]) {
      const connection = new AbortController();
      const first = await eventsOf(id, person, { lastEventId, signal: connection.signal }).next();
      connection.abort();
      expect(first.value?.event.type).toBe('snapshot');
    }
    await app.inject({ method: 'POST', url: `/api/generations/${id}/stop`, headers: person.headers });
  });

  test('gets text that was pending when it connected only once', async () => {
    const person = await signIn();
    const gate = Promise.withResolvers<void>();
    const slow = await openApp({
      engine: scriptedEngine({ does: 'write', chunk: 20, gate: gate.promise }),
      writing: { flushInterval: () => 60_000 },
    });
    const at = await slow.listen({ port: 0, host: '127.0.0.1' });
    const { id } = await startLesson(slow, person.headers);
    const copy = new DocumentCopy();
    for await (const read of eventsOf(id, person, { at })) {
      if (read.event.type === 'snapshot') gate.resolve();
      if (read.event.type === 'end') {
        expect(copy.generation?.result).toEqual(read.event.generation.result);
      }
      copy.take(read);
    }
    expect(copy.generation?.status).toBe('complete');
    await slow.close();
  });

  test('is notified of a finished section only after it is stored', async () => {
    const person = await signIn();
    const { id } = await startLesson(app, person.headers);
    let announced = 0;
    for await (const { event } of eventsOf(id, person)) {
      if (event.type !== 'section' || event.state !== 'finished') continue;
      const [row] = await db.select().from(generations).where(eq(generations.id, id));
      expect(row?.sections).toContainEqual({ key: event.section, state: 'finished' });
      announced++;
    }
    expect(announced).toBeGreaterThan(3);
  });

  test('connecting after the end gets a snapshot and the end, or only the end', async () => {
    const person = await signIn();
    const { id, last_event } = await writtenLesson(app, person.headers);
    const all = await readAll(eventsOf(id, person));
    expect(all.map(({ event }) => event.type)).toEqual(['snapshot', 'end']);
    const rest = await readAll(eventsOf(id, person, { lastEventId: last_event }));
    expect(rest.map(({ event }) => event.type)).toEqual(['end']);
    expect(await db.select().from(eventBatches)).toEqual([]);
  });

  test('cannot stream the document of another user', async () => {
    const { id } = await writtenLesson(app, (await signIn()).headers);
    const other = await signIn();
    const answer = await app.inject({ url: `/api/generations/${id}/events`, headers: other.headers });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['revoked', 'expired'])(
    'is disconnected when its session is %s, while the run continues',
    async (how) => {
      const person = await signIn();
      const second = await openApp({
        engine: scriptedEngine({ does: 'hang', after: 0.5 }),
        writing: { heartbeat: 5 },
      });
      const at = await second.listen({ port: 0, host: '127.0.0.1' });
      const { id } = await startLesson(second, person.headers);
      const ended = how === 'revoked' ? { revokedAt: new Date() } : { expiresAt: new Date() };
      const copy = new DocumentCopy();
      for await (const read of eventsOf(id, person, { at })) {
        copy.take(read);
        if (copy.finished().length > 1) {
          await db.update(tokens).set(ended).where(eq(tokens.userId, person.id));
        }
      }
      expect(copy.finished().length).toBeGreaterThan(1);
      expect(copy.generation?.status).toBe('writing');
      await second.close();
    },
  );

  test('at another process never gets states that are older than the text', async () => {
    const person = await signIn();
    const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
    engine.use(hanging);
    const { id } = await startLesson(app, person.headers);
    const row = await findGeneration(db, person.id, id);
    if (!row) throw new Error('The document is missing.');
    await hanging.hung;
    const stored = async () => (await findGeneration(db, person.id, id))?.sections;
    await expect.poll(stored).not.toEqual(row.sections);
    // Another checkpoint may come between the two reads.
    await expect
      .poll(async () => isDeepStrictEqual((await replayCheckpoints(db, row)).sections, await stored()))
      .toBe(true);
    await app.inject({ method: 'POST', url: `/api/generations/${id}/stop`, headers: person.headers });
  });

  test('at another process reads the checkpoints and can stop the run', async () => {
    const person = await signIn();
    const config = { ...testConfig, databaseUrl: 'postgres://elsewhere/lectern' };
    const second = await openApp({ config });
    const at = await second.listen({ port: 0, host: '127.0.0.1' });
    engine.use(scriptedEngine({ does: 'hang', after: 0.5 }));
    const { id } = await startLesson(app, person.headers);

    const copy = new DocumentCopy('joined');
    for await (const read of eventsOf(id, person, { at })) {
      copy.take(read);
      if (copy.finished().length > 2 && copy.generation?.status === 'writing') {
        await second.inject({ method: 'POST', url: `/api/generations/${id}/stop`, headers: person.headers });
      }
    }
    expect(copy.generation?.status).toBe('stopped');
    expect(copy.generation).toEqual(await endOf(app, person.headers, id));
    await second.close();
  });
});

test('a closing server sends the end to its readers and settles credits', async () => {
  const person = await signIn({ tokens: 50_000 });
  const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
  const second = await openApp({ engine: hanging });
  const at = await second.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await startLesson(second, person.headers);
  const copy = new DocumentCopy();
  let closing: Promise<undefined> | undefined;
  for await (const read of eventsOf(id, person, { at })) {
    copy.take(read);
    if (copy.finished().length > 2) closing ??= hanging.hung.then(() => second.close());
  }
  await closing;
  expect(copy.generation?.status).toBe('interrupted');
  expect(copy.generation?.sections.map(({ state }) => state)).toContain('partial');
  const { credits, token_balance } = await endOf(app, person.headers, id);
  expect(credits.used).toBeGreaterThan(0);
  expect(credits.used + credits.refunded).toBe(credits.estimate);
  expect(token_balance.available_output_tokens + token_balance.used_output_tokens).toBe(50_000);
});
