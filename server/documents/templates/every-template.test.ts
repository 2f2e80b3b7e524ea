import { createParser } from 'eventsource-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startModelServer } from '../../../tests/support/model-server.ts';
import { openAiCompatibleEngine } from '../../engine/providers/openai-compatible.ts';
import { ruleEngine } from '../../engine/rule-engine/rule-engine.ts';
import { generators } from '../../generated/generators.ts';
import type { Estimate, Generation, GenerationEvent } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import type { Copy } from '../exports/piece.ts';
import type { ExportFormat } from '../exports/formats/declarations.ts';
import { documentFormats, onTheLine, wordsOf } from '../exports/testing.ts';
import { endAfterApproval, endOf, swappableEngine } from '../generations/testing.ts';
import type { Generator } from './generator.ts';
import { readSample } from './sample.ts';
import { declaredSections, declineOf, fullestForm } from './testing.ts';

const model = await startModelServer();
afterAll(() => model.close());
const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const engines = [
  [
    'a model',
    openAiCompatibleEngine({
      baseUrl: model.url,
      apiKey: undefined,
      model: 'test',
    }),
  ],
  ['the rule engine', ruleEngine({ pause: 0 })],
] as const;

const accountOf = ({ audience }: Generator) => signIn({ role: audience });

const post = (path: string, { headers }: SignedIn, payload: object) =>
  app.inject({ method: 'POST', url: `/api/generations${path}`, headers, payload });

const start = async (generator: Generator, person: SignedIn, input = readSample(generator).input) => {
  const answer = await post('', person, { template_type: generator.templateType, input });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Generation>();
};

async function eventsOf({ headers }: SignedIn, id: string): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  parser.feed((await app.inject({ url: `/api/generations/${id}/events`, headers })).body);
  return events;
}

async function exported({ headers }: SignedIn, id: string, format: ExportFormat, copy: Copy) {
  const url = `/api/generations/${id}/export?format=${format}&copy=${copy}`;
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return (await wordsOf(answer.rawPayload, format)).split('\n').map((line) => line.replace(/^#+ /, ''));
}

function metaOf({ result }: Generator, key: string) {
  const schema = result.shape[key];
  return (schema && z.globalRegistry.get(schema)) ?? {};
}

/** The engines that write the sample of a template. */
const writersOf = (generator: Generator) => {
  const { input, context } = readSample(generator);
  const isDeclined = declineOf(generator, input, context) !== null;
  return engines.filter(([, { kind }]) => kind === 'model' || !isDeclined);
};

describe.each(generators)('$templateType', (generator) => {
  describe.each(writersOf(generator))('with %s', (_, writer) => {
    test('is started, streamed, checked and exported for teachers and students', async () => {
      engine.use(writer);
      const person = await accountOf(generator);
      const { id, sections } = await start(generator, person);
      const asked = generator.sections(readSample(generator).input);
      const keys = sections.map(({ key }) => key);
      if (writer.kind === 'model') expect(keys).toEqual(asked);
      // The rule engine leaves out what it cannot compose.
      expect(asked).toEqual(expect.arrayContaining(keys));

      const events = await eventsOf(person, id);
      expect(events.length).toBeGreaterThan(1);
      const ended = generator.outline ? 'stopped' : 'complete';
      expect(events.at(-1)).toMatchObject({ type: 'end', generation: { id, status: ended } });

      const written = generator.outline
        ? await endAfterApproval(app, person.headers, id)
        : await endOf(app, person.headers, id);
      expect(written).toMatchObject({ status: 'complete', failure: null });
      if (!generator.outline) expect(written.version).toBe(1);
      expect(written.meta.composed).toBe(writer.kind === 'ruleEngine');
      const finished = written.sections.filter(({ state }) => state === 'finished').map(({ key }) => key);
      expect(Object.keys(written.result)).toEqual(finished);
      generator.result.partial().parse(written.result);
      const passed = written.checks.filter(({ status }) => status === 'passed');
      if (writer.kind === 'model') expect(passed).not.toEqual([]);
      else expect(passed, 'what code put together is not praised by code').toEqual([]);
      const isFromForm = writer.kind === 'ruleEngine' && readSample(generator).context.sources.length === 0;
      expect(written.credits.used === 0, 'free without a text').toBe(isFromForm);

      for (const format of documentFormats) {
        const teachers = await exported(person, id, format, 'teacher');
        const students = await exported(person, id, format, 'student');
        for (const key of finished) {
          const { title = '', teacher_only: hidden } = metaOf(generator, key);
          const isHeading = !onTheLine.has(title);
          expect(teachers.includes(title), title).toBe(isHeading);
          expect(students.includes(title), title).toBe(isHeading && !hidden);
        }
      }
    });
  });

  const { input: usual } = readSample(generator);
  const full = fullestForm(generator, usual);

  test('has a form for each of its sections', () => {
    expect(generator.sections(full)).toEqual(declaredSections(generator));
  });

  test.skipIf(full === usual)(
    'is written with all of its sections, also those that its sample lacks',
    async () => {
      engine.use(engines[0][1]);
      const person = await accountOf(generator);
      const { id } = await start(generator, person, full);
      const { status, result } = await endOf(app, person.headers, id);
      expect(status).toBe('complete');
      expect(Object.keys(result)).toEqual(declaredSections(generator));
      generator.result.partial().parse(result);
      const lines = await exported(person, id, 'markdown', 'teacher');
      // Versions of a paper have titles of their own, and a word bank may be empty.
      const written = Object.keys(result).filter((key) => !generator.derived.includes(key));
      for (const key of written) expect(lines).toContain(metaOf(generator, key).title);
    },
  );

  test.skipIf(writersOf(generator).length === engines.length)(
    'is declined by the rule engine, which stores and charges nothing',
    async () => {
      engine.use(engines[1][1]);
      const person = await accountOf(generator);
      const { input } = readSample(generator);
      const request = { template_type: generator.templateType, input };
      const stateOf = async () => {
        const get = async (url: string) => (await app.inject({ url, headers: person.headers })).json();
        return [await get('/api/generations'), await get('/api/me')];
      };
      const before = await stateOf();
      expect(before[0]).toMatchObject({ items: [] });
      const { refusal } = (await post('/estimate', person, request)).json<Estimate>();
      expect(refusal).toMatch(
        /^(?:Lectern can’t [^.]+ without an AI model, and none is connected here|Without an AI model, .+)\.$/,
      );
      const answer = await post('', person, request);
      expect([answer.statusCode, answer.json().message]).toEqual([422, refusal]);
      expect(await stateOf()).toEqual(before);
    },
  );
});
