import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../../engine/port/engine.ts';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { recoverRuns } from './recover-runs.ts';
import { runs } from '../document/tables.ts';
import { endOf, quizRequest, scriptedEngine, swappableEngine, writtenLesson } from '../testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({
  engine,
  writing: { checkpointTiming: { interval: 20, lease: 4 } },
});

/** Calls `interrupt` after the first characters, long before the end of the first section. */
const interrupted = (inner: Engine, interrupt: (signal: AbortSignal) => Promise<never>): Engine => ({
  ...inner,
  async write(request, listener, signal) {
    const cut = new AbortController();
    await inner
      .write(
        request,
        {
          ...listener,
          text(chunk) {
            if (!cut.signal.aborted) listener.text(chunk);
            cut.abort();
          },
        },
        cut.signal,
      )
      .catch(() => {});
    await interrupt(signal);
  },
});

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const engines: [string, Engine][] = [
  ['a model', scriptedEngine({ does: 'write', chunk: 20 })],
  ['the rule engine', ruleEngine({ pause: 0 })],
];

const post = (path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/generations${path}`,
    headers,
    ...(payload && { payload }),
  });

async function start(person: SignedIn): Promise<string> {
  const started = await post('', person, quizRequest);
  expect(started.statusCode, started.body).toBe(201);
  return started.json<Generation>().id;
}

/** Resolves once a checkpoint has stored that the run has used something. */
const usedSomething = () =>
  vi.waitFor(
    async () => {
      const [run] = await db.select().from(runs);
      expect(run?.usedOutput).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );

async function expectFree(person: SignedIn, id: string): Promise<void> {
  const { credits, token_balance } = await endOf(app, person.headers, id);
  expect(credits).toMatchObject({ used: 0, refunded: credits.estimate });
  expect(credits.estimate).toBeGreaterThan(0);
  expect(token_balance).toEqual({
    available_input_tokens: 50_000,
    available_output_tokens: 50_000,
    used_input_tokens: 0,
    used_output_tokens: 0,
  });
}

describe.each(engines)('a run of %s that completes no section is free', (_, inner) => {
  test('when the user stops it', async () => {
    engine.use(interrupted(inner, hang));
    const person = await signIn({ tokens: 50_000 });
    const id = await start(person);
    await usedSomething();
    expect((await post(`/${id}/stop`, person)).json()).toMatchObject({ status: 'stopped' });
    await expectFree(person, id);
  });

  test('when it fails', async () => {
    engine.use(interrupted(inner, () => Promise.reject(new EngineFailure('provider_unauthorized'))));
    const person = await signIn({ tokens: 50_000 });
    const id = await start(person);
    expect(await endOf(app, person.headers, id)).toMatchObject({ status: 'failed' });
    await expectFree(person, id);
  });

  test('when its process is killed', async () => {
    engine.use(interrupted(inner, hang));
    const person = await signIn({ tokens: 50_000 });
    const id = await start(person);
    await usedSomething();
    await db.transaction(async (tx) => {
      await tx.update(runs).set({ leaseUntil: sql`now() - interval '1 second'` });
      expect(await recoverRuns(tx, { all: false, except: [] })).toBe(1);
    });
    await expectFree(person, id);
  });
});

test('a rewrite that changes nothing is free, and leaves the version', async () => {
  engine.use(scriptedEngine({ does: 'write' }));
  const person = await signIn({ tokens: 50_000 });
  const before = await writtenLesson(app, person.headers);
  const [section] = before.sections;
  const rewrite = { version: before.version, change: 'again' };
  engine.use(scriptedEngine({ does: 'send', text: JSON.stringify(before.result) }));
  expect((await post(`/${before.id}/sections/${section?.key}/regenerate`, person, rewrite)).statusCode).toBe(
    200,
  );
  const after = await endOf(app, person.headers, before.id);
  expect(after).toMatchObject({
    status: 'complete',
    failure: null,
    version: before.version,
    result: before.result,
    token_balance: before.token_balance,
  });
  expect(after.credits.used).toBe(before.credits.used);
});
