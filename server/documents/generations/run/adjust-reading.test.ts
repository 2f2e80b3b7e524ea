import { afterAll, expect, test } from 'vitest';
import type { CompletionRequest } from '../../../../tests/support/model-answer.ts';
import { startModelServer } from '../../../../tests/support/model-server.ts';
import { easyText, hardText, keysIn, withHomework } from '../../../../tests/support/reading-texts.ts';
import { openAiCompatibleEngine } from '../../../engine/providers/openai-compatible.ts';
import type { Generation, ListVersions200 } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { endOf, startLesson, swappableEngine, writtenLesson } from '../testing.ts';

let answers: ((request: CompletionRequest) => string)[] = [];
const model = await startModelServer({
  write: (request) => (answers.length > 1 ? answers.shift() : answers[0])?.(request) ?? '',
});
afterAll(() => model.close());

const engine = swappableEngine();
const provider = openAiCompatibleEngine({ baseUrl: model.url, apiKey: undefined, model: 'test' });
const { app, signIn } = await openTestApp({ engine });

const hard = (request: CompletionRequest) => withHomework(request, hardText);
const easy = (request: CompletionRequest) => withHomework(request, easyText);

type Headers = { authorization: string };

function use(...script: typeof answers): void {
  answers = script;
  model.calls.length = 0;
  engine.use(provider);
}

async function versionsOf(headers: Headers, { id }: Generation): Promise<ListVersions200['items']> {
  const answer = await app.inject({ url: `/api/generations/${id}/versions`, headers });
  return answer.json<ListVersions200>().items;
}

const readingCheck = ({ checks }: Generation) => checks.find(({ name }) => name === 'Reading level');

test('a model document that is too hard is rewritten once, only where it is too hard', async () => {
  use(hard, easy);
  const { headers } = await signIn({ tokens: 90_000 });
  const lesson = await writtenLesson(app, headers);

  const [first, second] = model.calls;
  expect(model.calls).toHaveLength(2);
  expect(second && keysIn(second.request)).toEqual(['safety', 'homework']);
  const prompt = second?.request.messages.map(({ content }) => content).join('\n');
  expect(prompt).toMatch(/measures at grade \d+(\.\d)? .*Texts for grade 6 may reach 10\.3/);

  expect(lesson).toMatchObject({ status: 'complete', version: 2, failure: null });
  expect(lesson.result['homework']).toBe(easyText);
  expect(lesson.meta.reading).toMatchObject({ in_band: true });
  expect(readingCheck(lesson)).toMatchObject({ status: 'repaired', section: 'homework' });
  const [after, before] = await versionsOf(headers, lesson);
  expect(after).toMatchObject({ version: 2, cause: 'adjusted', reading: { in_band: true } });
  expect(before).toMatchObject({ version: 1, cause: 'written', reading: { in_band: false } });
  const firstText = (first?.tokens.input ?? 0) + (first?.tokens.output ?? 0);
  expect(lesson.credits.used).toBeLessThanOrEqual(Math.max(lesson.credits.estimate, firstText));
});

test('a rewrite that is as hard is dropped, and the check stays open', async () => {
  use(hard);
  const { headers } = await signIn({ tokens: 90_000 });
  const lesson = await writtenLesson(app, headers);
  expect(model.calls).toHaveLength(2);
  expect(lesson).toMatchObject({ status: 'complete', version: 1 });
  expect(lesson.result['homework']).toBe(hardText);
  expect(readingCheck(lesson)).toMatchObject({ status: 'open' });
  expect(readingCheck(lesson)?.detail).toContain('An automatic rewrite was not easier');
});

test('a rewrite that fails leaves the first text and a complete document', async () => {
  use((request) => {
    model.fail({ kind: 'unauthorized' });
    return hard(request);
  });
  const { headers } = await signIn({ tokens: 90_000 });
  const lesson = await writtenLesson(app, headers);
  expect(lesson).toMatchObject({ status: 'complete', version: 1, failure: null });
  expect(lesson.result['homework']).toBe(hardText);
  expect(readingCheck(lesson)?.detail).toContain('An automatic rewrite failed');
});

test('stopping the rewrite leaves the first text and a complete document', async () => {
  // Hangs where the rewrite begins, so that its progress can be read.
  const hanging = Promise.withResolvers<void>();
  engine.use({
    ...provider,
    async write(request, listener, signal) {
      if (model.calls.length === 0) return provider.write(request, listener, signal);
      hanging.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  answers = [hard];
  model.calls.length = 0;
  const { headers } = await signIn({ tokens: 90_000 });
  const { id } = await startLesson(app, headers);
  await hanging.promise;
  const during = (await app.inject({ url: `/api/generations/${id}`, headers })).json<Generation>();
  expect(during).toMatchObject({ status: 'writing', result: { homework: hardText } });
  expect(during.sections).toContainEqual({ key: 'homework', state: 'writing' });

  await app.inject({ method: 'POST', url: `/api/generations/${id}/stop`, headers });
  const lesson = await endOf(app, headers, id);
  expect(lesson).toMatchObject({ status: 'complete', version: 1, failure: null });
  expect(lesson.result['homework']).toBe(hardText);
  expect(new Set(lesson.sections.map(({ state }) => state))).toEqual(new Set(['finished']));
});

test('the built-in engine never rewrites', async () => {
  use(hard);
  engine.use({ ...provider, kind: 'ruleEngine' });
  const { headers } = await signIn({ tokens: 90_000 });
  const lesson = await writtenLesson(app, headers);
  expect(model.calls).toHaveLength(1);
  expect(lesson).toMatchObject({ status: 'complete', version: 1 });
});
