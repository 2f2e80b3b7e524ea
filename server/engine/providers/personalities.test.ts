import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { promptOf } from '../../../tests/support/model-answer.ts';
import { startModelServer } from '../../../tests/support/model-server.ts';
import { personalities } from '../../../tests/support/personalities/personalities.ts';
import type { Personality } from '../../../tests/support/personalities/personality.ts';
import { personalityTable } from '../../../tests/support/personalities/table.ts';
import { endAfterApproval, endOf, swappableEngine } from '../../documents/generations/testing.ts';
import { standardRetryPolicy } from '../../documents/generations/run/retry-policy.ts';
import type { Generator } from '../../documents/templates/generator.ts';
import { readSample } from '../../documents/templates/sample.ts';
import { generators } from '../../generated/generators.ts';
import type { Generation, GenerationEvent } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { countTokens } from '../port/tokens.ts';
import { storedDialects } from './dialect-memory.ts';
import { modelDialects } from './tables.ts';
import { openPersonality } from './testing.ts';

const upstream = await startModelServer();
afterAll(() => upstream.close());

const SECRET = 'sk-test-1234567890abcdef';
const SHORT_TIMEOUT = 700;
const CREDITS = 1_000_000;
const retryPolicy = { ...standardRetryPolicy, wait: async () => {} };
const log: string[] = [];
const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({
  engine,
  writing: { retryPolicy },
  log: { level: 'info', stream: { write: (line) => log.push(line) } },
});

beforeEach(() => {
  log.length = 0;
  Object.assign(retryPolicy, standardRetryPolicy, { wait: async () => {} });
});

interface Written {
  generation: Generation;
  events: GenerationEvent[];
}

async function write(personality: Personality, generator: Generator): Promise<Written> {
  const reading = Promise.withResolvers<void>();
  // Without it, the run can end before its reader connects, who then gets no event of the wait.
  Object.assign(retryPolicy, { wait: () => reading.promise });
  upstream.become(personality);
  engine.use(await openPersonality(personality, upstream.url, SECRET));
  // Only where the server sends nothing for ever; elsewhere a busy machine needs the time.
  const isSilent = personality.faults?.some(({ kind }) => kind === 'stall');
  if (isSilent) Object.assign(retryPolicy, { firstTokenTimeout: SHORT_TIMEOUT, stallTimeout: SHORT_TIMEOUT });
  const { headers } = await signIn({ role: generator.audience, tokens: CREDITS, plan: 'student_pro_month' });
  const { input } = readSample(generator);
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: { template_type: generator.templateType, input },
  });
  expect(started.statusCode, started.body).toBe(201);
  const { id } = started.json<Generation>();
  const reader = await app.inject({
    url: `/api/generations/${id}/events`,
    headers: { ...headers, 'last-event-id': '0' },
    payloadAsStream: true,
  });
  reading.resolve();
  const body = await text(reader.stream());
  const events = [...body.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data));
  const generation = await endOf(app, headers, id);
  const isProposed = generator.outline && generation.status === 'stopped';
  return { generation: isProposed ? await endAfterApproval(app, headers, id) : generation, events };
}

const SAVED = 'Finished sections are saved; please continue.';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The message of the table with the number and the name that the test knows. */
const expectedMessage = (message: string): unknown =>
  message.includes('…') || message.includes('120 seconds')
    ? expect.stringMatching(new RegExp(`^${message.replace('…', '.+').replace('120', String.raw`\d+`)}$`))
    : message;

/** Every template meets the first model server, and a third of the others; `MODEL_SERVERS=all` runs every pair. */
const ONE_IN = process.env['MODEL_SERVERS'] === 'all' ? 1 : 3;
const met = (personality: Personality) => {
  const index = personalities.indexOf(personality);
  return generators.filter((_, at) => index === 0 || (at + index) % ONE_IN === 0);
};

describe.each(personalities)('the model server "$name"', (personality) => {
  const { outcome } = personality;

  test.each(met(personality))('writes $templateType as docs/models.md says', async (generator) => {
    const { generation, events } = await write(personality, generator);
    const { status, failure, sections, credits, token_balance: balance, result } = generation;
    const finished = sections.filter(({ state }) => state === 'finished');

    const byModel = ({ key }: { key: string }) => !generator.derived.includes(key);
    // A document whose model writes a single section keeps all of it or nothing.
    const isCut = outcome.kept === 'the finished sections' && sections.filter(byModel).length === 1;
    if (outcome.message === undefined) {
      expect(failure).toBeNull();
      expect(status).toBe('complete');
    } else {
      expect(status).toBe('failed');
      const said = isCut ? outcome.message.replace(SAVED, 'Please try again.') : outcome.message;
      expect(failure?.message).toEqual(expectedMessage(said));
    }
    if (outcome.kept === 'the whole document') expect(finished).toHaveLength(sections.length);
    if (outcome.kept === 'the finished sections' && !isCut) expect(finished.length).toBeGreaterThan(0);
    if (outcome.kept === 'nothing' || isCut) expect(finished.filter(byModel)).toEqual([]);
    generator.result.partial().parse(Object.fromEntries(finished.map(({ key }) => [key, result[key]])));
    expect(JSON.stringify(result)).not.toContain('DRAFT');
    expect(textsIn(result).filter((each) => /[^\P{Cc}\n]/u.test(each))).toEqual([]);
    // The model writes no line breaks, only TeX that looks like some.
    expect(textsIn(finished.map(({ key }) => result[key])).filter((each) => each.includes('\n'))).toEqual([]);

    const charged = CREDITS * 2 - balance.available_input_tokens - balance.available_output_tokens;
    expect(charged).toBe(credits.used);
    if (outcome.charged === 'nothing' || isCut) expect(charged).toBe(0);
    else expect(charged).toBeGreaterThan(0);
    const billed = upstream.calls.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
    expect(charged).toBeLessThanOrEqual(billed);
    if (outcome.message !== undefined) {
      const prompts = upstream.calls.reduce((sum, { tokens }) => sum + tokens.input, 0);
      const kept = Object.fromEntries(finished.map(({ key }) => [key, result[key]]));
      expect(charged).toBeLessThanOrEqual(
        prompts + countTokens(JSON.stringify(kept).length) + finished.length,
      );
    }

    const waits = events.filter((event) => event.type === 'waiting' && event.seconds > 0);
    expect(waits.length > 0).toBe(outcome.waits !== undefined);
    expect(log.join('')).not.toContain(SECRET);
  });
});

test('a server’s dialect is found out once', async () => {
  const [openAi] = personalities;
  const [generator] = generators;
  if (!openAi || !generator) throw new Error('There is no personality or no template.');
  upstream.become({ ...openAi, name: 'an older client of OpenAI' });
  const { preset: _, ...withoutPreset } = openAi;
  const opened = await openPersonality(withoutPreset, upstream.url, SECRET);
  engine.use(opened);
  const { headers } = await signIn({ tokens: CREDITS });
  for (const statuses of [
    [400, 200],
    [400, 200, 200],
  ]) {
    const payload = { template_type: generator.templateType, input: readSample(generator).input };
    const started = await app.inject({ method: 'POST', url: '/api/generations', headers, payload });
    expect(await endOf(app, headers, started.json<Generation>().id)).toMatchObject({ status: 'complete' });
    expect(upstream.statuses).toEqual(statuses);
  }
});

describe('what was found out about a model', () => {
  const memory = storedDialects(db, { error: (details) => expect.fail(JSON.stringify(details)) });

  async function writeAnew(personality: Personality): Promise<number[]> {
    const [generator] = generators;
    if (!generator) throw new Error('There is no template.');
    upstream.become(personality);
    // As after a restart: only the database remembers.
    engine.use(await openPersonality(personality, upstream.url, SECRET, memory));
    const { headers } = await signIn({ tokens: CREDITS });
    const payload = { template_type: generator.templateType, input: readSample(generator).input };
    const started = await app.inject({ method: 'POST', url: '/api/generations', headers, payload });
    expect(await endOf(app, headers, started.json<Generation>().id)).toMatchObject({ status: 'complete' });
    return [...upstream.statuses];
  }

  test('outlives a restart', async () => {
    const { preset: _, ...openAi } = named('OpenAI');
    expect(await writeAnew(openAi)).toEqual([400, 200]);
    await vi.waitFor(async () => expect(await db.$count(modelDialects)).toBe(1));
    expect(await writeAnew(openAi)).toEqual([200]);
    await db.update(modelDialects).set({ updatedAt: sql`now() - interval '31 days'` });
    expect(await writeAnew(openAi)).toEqual([400, 200]);
  });

  test('includes the room for reasoning, which the first call leaves as well', async () => {
    await writeAnew({ ...named('reasons for long'), reasoningTokens: 5000 });
    const limitOf = () => upstream.calls[0]?.request.max_tokens ?? 0;
    const first = limitOf();
    expect(upstream.calls).toHaveLength(1);
    await vi.waitFor(async () =>
      expect(await db.select().from(modelDialects)).toMatchObject([{ dialect: { reasoningRoom: 16_000 } }]),
    );
    await writeAnew(named('reasons for long'));
    expect(limitOf()).toBeGreaterThan(first + 4000);
    expect(upstream.calls).toHaveLength(1);
  });
});

function named(name: string): Personality {
  const found = personalities.find((personality) => personality.name === name);
  if (!found) throw new Error(`There is no personality ${name}.`);
  return found;
}

test('the log has the text of a provider without the key that it repeats', async () => {
  const [generator] = generators;
  if (generator) await write(named('rejects the key'), generator);
  const lines = log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'A call of the engine failed');
  expect(lines).toMatchObject([
    {
      code: 'provider_unauthorized',
      provider: { status: 401, text: expect.stringContaining('Incorrect API key provided: [secret]') },
    },
  ]);
});

test('a retry tells the model which section did not fit its form, and why', async () => {
  const [generator] = generators;
  if (generator) await write(named('sends the wrong shape first'), generator);
  const [first = '', second = ''] = upstream.calls.map(({ request }) => promptOf(request));
  expect(first).not.toContain('Correct this');
  expect(second).toMatch(
    /Correct this: In your last answer "\w+" did not fit its form\. Invalid input: expected \w+/,
  );
});

test('docs/models.md has the table of the model servers', () => {
  expect(readFileSync('docs/models.md', 'utf8')).toContain(personalityTable());
});
